import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const english =
  `Where were you born?|What did you do at the harbour as a girl?|Who was Tom?|Why?|And what happened then?|Tell me more
Did you go to church?|Do you miss Lisbon?|What was your mother like?|Any advice on marriage?|Hello|hi grandma|Good morning!
How are you?|Were you in the war?|What made you laugh?|Describe your wedding day|Your first job?|Was it cold?|Ana's wedding
When did João leave Portugal?|Who taught you to bake pão de queijo?|What about the boat|Can you sing me a song?|I love you
I miss you so much|thanks|goodbye|Name your favourite dish|are you real|Do you remember Maria Aparecida?|what's fado
Another story please|Did you dance?|favorite color?|Tell me about Santa Catarina do Monte`.split(
    /[|\n]/,
  );

const portuguese =
  `Onde você nasceu?|Onde voce nasceu?|O que fazia no porto quando era menina?|Quem era o Tom?|Por quê?|Porquê?
E o que aconteceu depois?|E depois?|Conte mais|Fala mais|Você ia à igreja?|Tem saudades de Lisboa?|Como era a sua mãe?
Algum conselho sobre casamento?|Olá|Oi vovó|Bom dia!|Como vai?|Tudo bem?|Esteve na guerra?|O que te fazia rir?
Descreve o dia do teu casamento|Qual foi o seu primeiro trabalho?|Fazia frio?|Quando é que o John foi para Boston?
Quem te ensinou a fazer pão?|E o barco?|Canta uma música|Te amo|Amo-te|Tenho saudades tuas|obrigada|Obrigado|tchau|adeus
Qual o seu prato favorito?|voce e real|Lembra-se da Mary Smith?|Outra história|Dançava?|cor favorita?|Conta uma historia
Que idade tinha quando casou?|Gostava de cozinhar?|o que pensa da politica|Como se chamava o cachorro do Peter?`.split(
    /[|\n]/,
  );

describe('the language of a question', () => {
  it.each(english)('takes "%s" for English', (question) => {
    expect(detectLanguage(question)).toBe('en');
  });

  it.each(portuguese)('takes "%s" for Portuguese', (question) => {
    expect(detectLanguage(question)).toBe('pt');
  });

  it('falls back to what it is given when nothing tells', () => {
    expect(detectLanguage('1952', 'pt')).toBe('pt');
    expect(detectLanguage('???')).toBe('en');
  });
});
