/** The body, illness, accidents and care. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const bodyAndHealth = `
body|corpo
head skull|cabeça crânio
face cheeks|cara rosto face bochechas
forehead brow|testa
eye eyes eyesight sight|olho olhos vista visão
blind blinded blindness sightless|cego cega cegueira cegar
=glasses spectacles specs eyeglasses|óculos lentes
ear ears hearing|ouvido ouvidos orelha orelhas
deaf deafness hearing|surdo surda surdez ensurdecer ouvir
nose nostrils|nariz
mouth lips|boca lábios
tooth teeth dentures|dente dentes dentadura
dentist dental toothache teeth|dentista dentes
throat neck|garganta pescoço
hair haircut|cabelo cabelos
plait braid pigtails ponytail|trança tranças
bald baldness|careca calvo calva
beard whiskers moustache bearded|barba bigode barbas
shave shaved razor|barbear barba navalha
hand hands fingers|mão mãos
finger fingers thumb|dedo dedos polegar
arm =arms elbow|braço braços cotovelo
shoulder shoulders|ombro ombros
back spine backache|costas coluna
leg legs knee shin|perna pernas joelho
foot feet toes|pé pés
heart cardiac|coração
heart =attack cardiac coronary|enfarte coração cardíaco infarto
chest breast lungs|peito peitos pulmões
lungs breathing breath breathe asthma|pulmões respirar respiração asma fôlego
stomach belly tummy|estômago barriga
stomachache indigestion ulcer|azia úlcera indigestão
skin complexion|pele tez
bone bones skeleton|osso ossos esqueleto
blood bleed bled bleeding|sangue sangrar
brain mind|cérebro mente
lap knee|colo joelhos
voice|voz
ill illness sick sickness poorly unwell ailing disease seriously|doente doença adoecer enfermo enfermidade moléstia
ill illness sick fever disease poorly seriously|doente doença febre adoeceu
fever feverish temperature|febre febril
cough coughing coughed bronchitis|tosse tossir bronquite
=colds chill sniffles|constipação constipado resfriado resfriar
flu influenza|gripe
tuberculosis consumption sanatorium|tuberculose tísica tísico sanatório
pneumonia pleurisy|pneumonia
cancer tumour tumor leukaemia malignant|cancro câncer tumor leucemia
=stroke paralysed paralysis|avc trombose derrame paralisia paralisado
dementia alzheimer senile forgetful|demência alzheimer senil esquecido
diabetes diabetic insulin|diabetes diabético insulina
polio crippled|poliomielite paralisia
lame limp limped cripple crippled crutch|coxo coxa coxear manco manca aleijado muleta
handicap disabled disability crippled invalid|deficiente deficiência inválido aleijado
measles scarlet chickenpox rash mumps|sarampo varicela papeira catapora escarlatina
smallpox plague epidemic pandemic cholera typhus typhoid|varíola peste epidemia pandemia cólera tifo
covid coronavirus pandemic lockdown quarantine|covid pandemia confinamento quarentena
malaria|malária paludismo
mad madness insane insanity asylum lunatic|louco louca loucura doido manicómio hospício
depression depressed breakdown melancholy nerves|depressão deprimido deprimida esgotamento nervos melancolia
faint fainted dizzy giddy collapse|desmaiar desmaio tontura tonto
vomit nausea queasy|vomitar vómito vômito enjoo náusea
seasick sick queasy|enjoo enjoar enjoei enjoado
pain ache aching painful sore hurt hurting|dor dores doer doía doeu
hurt injure injury injured wound wounded wounds|ferir ferido ferida ferimento magoar aleijar machucar
wounded scar scars|cicatriz cicatrizes
bruise bruised|nódoa hematoma pisado
accident crash collision mishap|acidente desastre embate colisão
slip slipped tripped stumble|escorregar tropeçar
=fall =falls =fell fallen tumble tumbled|cair queda caiu tombo trambolhão
broke broken fracture fractured|partir partiu quebrar quebrou fratura
burn burnt burned scald scalded|queimar queimadura escaldar
sting stung bite bitten|picar picada morder mordida mordeu
poison poisoned poisonous|veneno envenenar
drown drowned|afogar afogado
choke choked suffocate|engasgar sufocar
bandage plaster dressing|ligadura penso gesso curativo
operation surgery surgeon operated|operação cirurgia operar operado cirurgião
amputate amputated|amputar amputado
hospital infirmary clinic ward sanatorium|hospital clínica enfermaria internado internar
ambulance|ambulância
doctor physician gp surgeon|médico médica doutor doutora
doctor midwife physician|médico parteira
nurse matron nursing|enfermeira enfermeiro
chemist pharmacy pharmacist apothecary|farmácia farmacêutico boticário botica
medicine tablets pills remedy drug penicillin antibiotics|remédio remédios medicamento comprimido comprimidos penicilina antibiótico
remedy cure herbs herbal poultice|remédio mezinha erva ervas chá cura
injection jab vaccine vaccinated vaccination inoculated|injeção vacina vacinar pica
cure heal healed recover recovered recovery|curar cura sarar recuperar melhorar curou
convalesce convalescence rest recuperate|convalescença repouso repousar
patient patients|doente doentes paciente
nurse =nursed care caring|cuidar tratar cuidou
healthy health|saúde saudável
examination diagnosis diagnosed|exame diagnóstico consulta
weak frail feeble weakness delicate|fraco fraca frágil debilitado fraqueza
strong strength sturdy robust|forte força robusto
tired exhausted weary tiring tiredness|cansado cansaço exausto cansar estafado
thirst thirsty parched|sede
hunger hungry starve starving starved famine famished|fome esfomeado faminto faminta
thin skinny slim lean bony|magro magra magrinho
fat plump stout chubby overweight|gordo gorda gordinho
tall height|alto alta altura
short tiny petite|baixo baixa baixinho
weight weigh weighed|peso pesar pesava
smoke smoker smoking cigarette cigarettes fags pipe tobacco|fumar cigarro cigarros tabaco cachimbo fumo
drunk drunkard drunken alcoholic drinker booze tipsy|bêbado bêbedo bêbada bebedeira embriagado alcoólico bebia pinga
=drink drinking alcohol pub|beber bebida álcool taberna
asleep sleep slept sleeping doze nap snooze|dormir sono adormecer sesta soneca cochilo
insomnia sleepless awake|insónia insônia acordado
snore snored snoring|ressonar roncar
dream dreamt dreamed|sonho sonhar
nightmare nightmares|pesadelo pesadelos
wash bath bathe bathed washed bathtub|lavar banho banheira
bathe bathing swim|banho banhos nadar
lice nits fleas|piolhos pulgas
pregnant pregnancy expecting|grávida gravidez engravidar
miscarriage miscarried stillborn|aborto desmancho
sneeze sneezed|espirrar espirro
sweat sweated sweating|suor suar
shiver shivered shivering tremble trembled shaking shook|tremer tremia arrepio arrepiar
stammer stutter|gago gaguejar
hypnotised hypnosis|hipnose
wheelchair|rodas cadeira
cane|bengala cajado
therapy therapist psychologist psychiatrist counselling|terapia psicólogo psiquiatra
ill illness sick fever disease poorly unwell sickness seriously|doente doença febre adoeceu
`;
