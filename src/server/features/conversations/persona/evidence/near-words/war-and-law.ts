/** War, army, dictatorship, police, prison and politics. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const warAndLaw = `
war wartime conflict|guerra
war blitz|guerra bombardeamento
soldier soldiers regiment army troops airman pilot private|soldado soldados regimento exército tropa tropas
army military enlisted conscript|tropa exército militar recruta quartel
navy naval sailor|marinha marinheiro
conscripted conscription draft drafted enlist enlisted joined volunteered|recrutar incorporado alistar mobilizado sorteado recrutamento tropa inspeção
deserted deserter desertion|desertar desertor
regiment battalion unit platoon|regimento batalhão companhia pelotão
officer sergeant corporal lieutenant captain|oficial sargento cabo tenente capitão alferes
barracks camp|quartel
uniform khaki|farda uniforme
medal decorated medals|medalha condecoração condecorado
fight fought fighting battle combat|lutar combate batalha combater lutou
front trenches trench|frente trincheira trincheiras
gun guns rifle pistol revolver shotgun|arma armas espingarda pistola metralhadora
shoot shot shooting|disparar tiro tiros alvejar
bullet bullets|bala balas
bomb bombs bombed bombing raid raids siren doodlebug shelling|bomba bombas bombardeamento bombardear
shelter shelters|abrigo abrigos
grenade mine =landmine|granada mina
attack attacked raid|ataque atacar atacou
ambush|emboscada
invade invaded invasion occupied occupation|invadir invasão ocupação ocupar
enemy foe|inimigo
nazi nazis hitler|nazi nazis
camp interned internment prisoner barracks captive captured|campo prisioneiro capturado
prison jail gaol prisoner imprisoned jailed locked arrested|prisão preso presa presos cadeia cárcere prender prenderam encarcerado
prison jailed arrested|cadeia preso prisão aljube Peniche Tarrafal levaram
arrest arrested police policeman policemen detained|prender prenderam preso presa detido levaram polícia prisão
torture tortured|tortura torturar torturado
interrogated questioned interrogation|interrogar interrogatório interrogado
handcuffs handcuffed|algemas
sentence sentenced condemned convicted|condenar condenado pena sentença
court trial judge jury|tribunal julgamento juiz julgado
lawyer solicitor attorney|advogado
law laws legal|lei leis
crime criminal crimes|crime criminoso
murder murdered killed|assassinar assassínio matar matou homicídio
robbery robbed burglary stole|assalto roubo assaltar roubar
thief thieves burglar crook|ladrão ladrões gatuno bandido
police coppers constable|polícia guarda esquadra delegacia
secret police|pide dgs
spy informer informant|espião bufo informador delator denunciante
betrayed informed denounced|denunciar denunciou denúncia
dictatorship dictator regime fascist fascism|ditadura ditador regime fascista fascismo salazar
censorship censored banned forbidden|censura proibido lápis
forbid forbidden banned prohibited|proibir proibido proibiu
revolution uprising revolt rebellion coup|revolução revolta golpe levantamento
freedom free liberated liberation liberty|liberdade livre libertar libertação
colonial colony colonies|colonial ultramar colónia colónias
independence|independência
hide hid hidden hiding underground clandestine|esconder esconderijo clandestinidade clandestino escondido
politics political politician|política político
communist communism socialist|comunista comunismo socialista
=party|partido
vote voted election elections|votar voto eleição eleições
government minister parliament|governo ministro
president|presidente
king queen royal|rei rainha real
mayor council councillor|presidente autarca vereador câmara
protest demonstration demonstrated march rally|manifestação protesto protestar comício
peace armistice|paz armistício
surrender surrendered|render rendição
wounded casualty|ferido
widow war|viúva guerra
poster leaflet leaflets|cartaz panfleto panfletos
flag|bandeira
guard guarded|guarda guardar
danger dangerous peril|perigo perigoso
safe safety|seguro segurança salvo
threat threaten threatened|ameaça ameaçar ameaçou
fear =afraid|medo
race =racism racist colour prejudice discrimination|racismo racista preconceito discriminação
vote voted election politics|votar voto eleição
`;
