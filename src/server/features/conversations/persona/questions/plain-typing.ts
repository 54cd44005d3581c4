import type { Language } from '#shared/language/language.ts';

// How people type on a phone, or before they can spell: a short form or a slip, and the word it stands for.
const shortForms: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: wordMap(`u you|ur your|r are|y why|wat what|wot what|wht what|whos who's|whens when is|wheres where is|hows how is|whats what's|wats what's|whn when|wen when|wer where
hw how|hwo how|woz was|wos was|abt about|abowt about|abuot about|tel tell|bout about|dident didn't|coz because|cuz because
maried married|gramdma grandma|granma grandma|gran'ma grandma|bin been|freind friend|smth something
how'd how did|why'd why did|where'd where did|when'd when did|who'd who did|what'd what did|didnt didn't|wasnt wasn't|werent weren't|couldnt couldn't
wouldnt wouldn't|shouldnt shouldn't|dont don't|doesnt doesn't|isnt isn't|arent aren't|cant can't|wont won't|hadnt hadn't|hasnt hasn't|havent haven't
im I'm|ive I've|id I'd|youre you're|youd you'd|thats that's|theres there's|somthing something|everythin everything|dunno don't know|gonna going to
wanna want to|gotta have to|r are|n and|bf boyfriend|gf girlfriend|bday birthday|xmas christmas|pic picture|pics pictures`),
  pt: wordMap(`vc você|vcs vocês|tb também|tbm também|pq porque|oq o que|q que|qd quando|qdo quando|cm como|mt muito|mto muito|tava estava
hj hoje|dps depois|msm mesmo|agr agora|naum não|axo acho|onti ontem|tô estou|to estou|tá está|tão estão|cê você|cês vocês|pra para|pro para o|pras para as|pros para os
né não é|ta está|td tudo|tds todos|blz tudo bem|ngm ninguém|alguem alguém|mto muito|kd onde está|cadê onde está|aki aqui|eh é`),
};

function wordMap(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(/[|\n]/).map((pair) => {
      const [short = '', ...meant] = pair.trim().split(' ');
      return [short, meant.join(' ')] as const;
    }),
  );
}

/** A message with its short forms written out; names, which have a capital, stay. */
export function plainTyping(message: string, language: Language): string {
  return message.replace(
    /(?<![\p{L}\p{N}'’])[\p{L}'’]+(?![\p{L}\p{N}'’])/gu,
    (word, at: number) => {
      const isName = /^\p{Lu}/u.test(word) && at > 0;
      return (isName ? undefined : shortForms[language].get(word.toLowerCase())) ?? word;
    },
  );
}
