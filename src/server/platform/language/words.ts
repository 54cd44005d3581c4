export {
  countWords,
  fold,
  plain,
  type WrittenWord,
  words,
  writtenWords,
} from '#shared/language/words.ts';
