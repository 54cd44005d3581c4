import { wordList } from '@heartwood/reading/word-lists';
import type { CuePatterns } from './cues.ts';

const months = wordList('month', 'pt').join('|');
const count =
  'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|muitos|muitas|alguns|algumas|poucos|\\d+';
const edge = '(?![\\p{L}\\p{N}])';

export const portuguesePatterns: CuePatterns = {
  turn: new RegExp(
    `^["“«]?(?:(?:em|no|na|nos|nas|num|numa) (?:\\d|${months}|ano|anos|inverno|verão|primavera|outono|dia|noite|manhã|tarde|princípio|início|fim|final|natal|páscoa|festa|guerra)|(?:nesse|naquele|neste|nessa|naquela|nesta|certo|certa) (?:\\p{L}+ )?(?:ano|verão|inverno|dia|noite|tarde|manhã|primavera|outono|tempo|época|altura)|(?:aos|com) (?:\\d|${count}|\\p{L}+ anos|\\p{L}+ e \\p{L}+ anos)|quando (?:eu|nós|a guerra|o meu|a minha|meu|minha|fiz|cheguei|tinha|era|nasci|me)|depois (?:da|do|de)|antes (?:da|do|de)|(?:${count}) (?:anos?|meses|semanas|dias) (?:depois|mais tarde|antes)|anos depois|mais tarde|um dia|uma (?:noite|manhã|tarde|vez)|hoje|agora|finalmente|por fim|em criança|em menin[ao]|nasci|chamo-me|meu nome|o meu nome|tenho \\p{L}+|casámos|casamos|casei|fui para|cheguei|parti|saí|mudámos|mudamos|a (?:guerra|escola)|fui à escola|conheci|apaixonei)${edge}`,
    'iu',
  ),
  needsContext:
    /^["“«'(—–-]*(?:(?:ele|ela|eles|elas|isso|isto|aquilo|esse|essa|esses|essas|este|esta|estes|estas|aquele|aquela|mas|e|ou|nem|então|depois|assim|foi|foram|também|porém|contudo|por isso|portanto|aí|lá|ali|só então|seu|sua|seus|suas|dele|dela|disse|respondeu|porque|pois|outro|outra|outros|o (?:outro|mesmo|segundo|resto|primeiro que)|a (?:outra|mesma|segunda|quarta|primeira que)|ambos|era verdade)(?![\p{L}\p{N}-])(?!,? (?:da|do|de|veio a|verão|inverno|ano|dia|noite) )|(?!eu|meu|nasceu|museu|viu-|céu|deu-se)\p{L}+(?:ou|eu|iu)(?:-\p{L}+)*(?![\p{L}\p{N}]))/iu,
  someone:
    /^(?:(?:ele|ela|eles|elas)(?!\p{L})|(?!eu|meu)\p{L}+(?:ou|eu|iu)(?:-\p{L}+)*(?!\p{L}))/iu,
  beforePlace:
    /(?<!\p{L})(?:em|no|na|nos|nas|para|até|desde|por|junto a|(?:perto|longe|portas|cidade|vila|aldeia|ilha|natural) d[eoa]|(?:vim|vir|saí|sair|parti|partir) d[eoa]|(?:cheg|volt|regress)\p{L}+ (?:a|ao|à)|(?:fui|foi|fomos|ir|ia|íamos) (?:a|ao|à))\s+$/iu,
  age: /(?<!\p{L})(?:aos |tinha (?:eu )?|com |tenho |fiz )(\d{1,3}|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e (?:um|dois|três|quatro|cinco|seis|sete|oito|nove))?)(?= anos)/iu,
  ageTitle: /(?<!\p{L})aos (?:\p{L}+|\p{L}+ e \p{L}+) anos(?!\p{L})/iu,
  born: /(?<!\p{L})nasci\b[^.!?]{0,80}?\b(1[6-9]\d\d|20\d\d)\b/iu,
  named:
    /(?:[Cc]hamo-me|[Mm]e chamo|[Mm]eu nome é|[Bb]atizaram-me|[Bb]aptizaram-me) (\p{Lu}\p{Ll}+)/u,
};
