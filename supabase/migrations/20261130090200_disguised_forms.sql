-- Words that are harmless when they are plain. Nobody disguises them without a reason: "w33d", "d u m m".

select private.add_forms('en', 'd',
  'dumb dummy stupid loser ugly lardo pig swine cow scum creep perv pervert muppet git prat divvy wally twit thick thicko
  fat fatty worthless pathetic weirdo freak psycho nutjob lunatic trash garbage coward sissy damn bloody hell crap poop
  piss pissed fart turd idiot moron retard dumbo fool clown ho hoe tramp snatch jugs nips bang bonk naked sex sexy sexting
  cum nude nudes tit tits boob boobs breast butt ass arse cock dick prick penis willy vagina fanny pussy suck lick virgin
  orgasm anal anus queer gay homo lesbo lesbian dyke negro gypsy jew jews black nazi hitler heil chink paki weed hash coke
  coca crack ket ketamine ecstasy molly mandy shroom shrooms stoned joint joints blunt spliff bong vape vapes vaping juul
  nicotine meth heroin cocaine drugs dealer pills lsd acid hang kill die dead death murder stab knife gun bomb shoot
  suicide cut cutting rape raped rapist noose selfharm bleed beat punch smash slit poison porn porno hate snap snapchat
  insta instagram discord telegram whatsapp tiktok kik slag slags slapper munter gash batty spunk wog kraut mong mongol
  macaque sperm semen');

select private.add_forms('de', 'd',
  'arsch sau schwein dumm dumme dummer doof doofi blöd blöde idiot depp trottel dummkopf opfer lappen penner asi assi
  asozial loser versager spinner irrer psycho freak creep pervers perverser hässlich hässliche fett fette fettsack dick
  dicke ekel ekelhaft affe esel ziege zicke kuh ratte abschaum parasit dreck müll behindert behinderter behinderte
  behinderung gestört krank schwul schwuler lesbe jude juden türke araber moslem ausländer mohr zigeuner mongo sex sexy
  geil geile nackt nackte nacktbild nacktbilder nackig schwanz schwänze penis pimmel glied brust brüste möpse busen nippel
  muschi scheide möse popo hintern po blasen lutschen lecken vögeln bumsen poppen jungfrau porno porn orgasmus fummeln
  gras weed kiffen kiffer bekifft high joint joints dope koks kokain heroin crystal meth speed ecstasy pille pillen pilze
  bong haschisch hasch vape vapes nikotin dealer drogen ott zug kippe kippen umbringen bring töten tot stirb sterben tod
  messer stechen abstechen knarre pistole waffe bombe schlagen verprügeln erhängen häng ritz ritze ritzen geritzt
  selbstmord suizid kacke kack pisse scheiss mist halt fresse klappe maul snap insta discord telegram whatsapp hitler nazi
  heil bimbo sperma puller');

select private.add_forms('fr', 'd',
  'con cons conne connes cul culs bite bites bitte queue zizi penis vagin chatte chattes moule minou seins sein tétons
  téton nu nue nus nues nude nudes sexe sexy porno porn sucer suce lécher baiser baise bander jouir vierge puceau pucelle
  pipe pipes capote sale salope stupide bête bébête bécasse idiot idiote imbécile crétin crétine nul nulle naze nullard
  raté ratée minable moche moches laid laide gros grosse gras grasse vache porc truie cochon thon baleine singe chien
  chienne rat ordure déchet clochard handicapé handicapée autiste taré tarée fou folle malade arabe juif juive noir noire
  gitan gitane manouche rom chinois asiat rebeu beur homo gay lesbienne trans nazi hitler tuer tue tué mort crever crève
  buter bute pendre pend suicide suicider frapper taper planter couteau arme bombe égorger viol violer violé violeur
  scarifie scarifier saigner beuh weed shit cannabis joint joints pétard bédo coke coca coc cocaïne héroïne crack ecsta md
  mdma lsd champi puff puffs vapoteuse vape dealer drogue drogues clope clopes pisse pisser caca merde foutre gueule snap
  insta discord telegram whatsapp négro bridé nique nik traînée macaque mongol catin');

select private.add_forms('es', 'd',
  'put coño culo cagar cagada pene pito rabo nabo picha polla teta tetas pezón chocho concha coger tirar chupar chupa mamar
  mamada paja pajas correr sexo sexi sexy sexual desnuda desnudo desnudos desnudas nudes nude virgen semen zorra perra
  cerda cerdo guarra golfa idiota imbécil estúpido estúpida tonto tonta tontos bobo boba lelo memo inútil basura escoria
  payaso gordo gorda gordos foca ballena vaca feo fea feos asqueroso asquerosa asco patético fracasado perdedor retrasado
  anormal negro negra negros moro mora moros gitano gitana gitanos chino china judío judía sudaca panchito mono simio gay
  lesbiana bollo travesti marica maricón mariquita nazi hitler matar mata matarte muérete muere mátate morir muerto
  suicidio suicida suicídate cuchillo navaja pistola bomba arma pegar hostia ostia reventar rajar apuñalar violar violada
  corto cortarme cortes maría marihuana porro porros hierba hachís coca cocaína farlopa perico heroína éxtasis pastillas
  pastis mdma keta vaper vapers vape camello canuto mota drogas droga mierda joder snap insta discord telegram whatsapp
  wasap mongol mongolo mongola semen');

select private.add_forms('it', 'd',
  'cazzo culo culona palle figa fica fighe gnocca passera patata pisello pene uccello vagina tette tetta poppe capezzoli
  seno seghe sega scopare scopa scopo trombare tromba fottere sesso sexy sessuale anale nudo nuda nudi nude nudes porno
  vergine pompino succhia lecca ciuccia sborra stupido stupida stupidi scemo scema scemi tonto idiota idioti cretino
  cretina imbecille deficiente deficienti ebete demente fallito fallita perdente inutile nullità verme schifo schifoso
  schifosa feccia rifiuto bestia maiale maiala porco porca balena ciccione cicciona grasso grassa grassona obeso brutto
  brutta racchia cesso cozza lurido lurida sfigato sfigata down handicappato handicappata autistico negro negra negri nero
  neri zingaro zingara zingari rom arabo marocchino albanese ebreo ebrei cinese scimmia terrone terroni frocio finocchio
  finocchi gay lesbica trans checca nazi nazista hitler ammazza ammazzo ammazzati ammazzare uccido uccidere uccidi uccidi
  morto muori morire crepa crepare coltello pistola bomba picchio picchiare menare spaccare spacco pestare impiccati
  suicidio suicida suicidati taglio tagliarmi tagliati stupro stuprare violentare pedofilo erba maria canna canne cannone
  spinello spinelli fumo hashish coca cocaina bamba eroina crack ecstasy pasticche pasticca mdma keta svapo svapare
  sigaretta droga spaccio merda stronzo puttana troia snap insta discord telegram whatsapp mongolo mongola scopare seghe');

select private.add_forms('nl', 'd',
  'kut lul eikel hoer teef slet trut muts doos wijf neuken naaien pijpen pijp rukken ruk beffen trekken geil geile tiet
  tieten borst borsten tepel kont konten reet anus pik pikkie piemel penis poes poesje vagina naakt naakte nudes nude
  blote bloot sex seks sexy maagd porno porn orgasme sperma kanker tering tyfus pleuris godver verdomme schijt stront poep
  pis zeik debiel idioot idioten sukkel sukkels loser losers dom domme dommerd domkop domoor dombo stom stomme stommerd
  achterlijk gehandicapt gehandicapte spastisch autist ezel hond varken zwijn koe dik dikke dikzak vet vette lelijk
  lelijke mislukkeling tuig afval vuil vuile viezerik aap gek gestoord homo homos flikker nicht mietje poot pot lesbo
  lesbisch trans neger zwarte zwarten marokkaan turk chinees jood joden zigeuner mocro moslim nazi hitler dood doodgaan
  doden vermoord vermoorden vermoord sterf mes pistool bom wapen steken neersteken slaan rammen snijd snijden snij
  ophangen zelfmoord wiet hasj joint jonko jonkos blowen blow coke coca cocaine xtc pil pillen mdma speed heroine keta
  ketamine lachgas vape vapes snus nicotine dealer drugs verkracht verkrachten aanranden pedo snap insta discord telegram
  whatsapp');

select private.add_forms('pl', 'd',
  'dupa dupy cipa cipka kutas fiut pała siusiak ptaszek wacek cycki cycek cycuszki sutki sutek penis wagina bzykać pukać
  dymać rucha ruchać obciągać lodzik walić sperma seks sex seksowna nagi naga nago nudesy nudes nudesa goła goły gołe
  porno dziewica prawiczek prawiczkiem gówno srać sraj sikać szczać gnój ścierwo szmata suka suki suko świnia świnio krowa
  krowo wieprz locha gruba gruby grubas grubasie pasztet brzydki brzydka brzydal brzydula idiota idiotka idioto debil
  debilem kretyn głupek głupi głupia głupku głąb tępak tępy matoł baran osioł osła cymbał frajer frajerze frajerka palant
  pajac łoś świr psychol psychiczny śmieć śmieciu śmiecie nieudacznik przegryw ofiara patola żul menel cham wieśniak
  downie down upośledzony upośledzona niepełnosprawny inwalida kaleka autysta pedał pedale gej geje lesba homo trans
  czarnuch murzyn bambus żyd żydzi arab arabus ukrainiec ukraińcu ukraińcy ruski niemiec cygan cyganie rumun chińczyk
  małpa małpo ciapaty nazi nazista hitler zabij zabić zabiję zabije umrzyj umrzesz zdechnij zdychaj zginiesz śmierć trup
  nóż bomba pistolet pobić pobiję uderzę powieś powiesić potnij tnę tnie ciąć cięcie samobójstwo samobója gwałt gwałcić
  zgwałcić pedofil trawka trawa zioło ziółko ganja marihuana joint jointa blant blanta lufka hasz koka koks kokaina amfa
  amfetamina feta mefedron mef mdma tabletki piguły dragi ćpać ćpun diler heroina epet vape jednorazówka wóda wódka fajki
  snap insta discord telegram whatsapp kurde kuźwa cholera mongoł żulu cip');

select private.add_forms('tr', 'd',
  'mal salak salaklar aptal aptallar gerizekalı ahmak budala beyinsiz manyak deli sapık öküz eşek ayı hayvan it köpek domuz
  inek koyun maymun alçak pislik bok boktan ezik loser zavallı şişko şişman çirkin özürlü sakat engelli mongol spastik
  down zenci arap kıro keko kürt suriyeli çingene yahudi gavur ermeni rum göt got piç pic am meme memeler kalça penis
  vajina yala em sik sex seks seksi sevişmek çıplak nude porno bakire orgazm azgın öldür öldürürüm öldüreceğim öl ölsün
  geber bıçak bıçaklarım silah bomba döverim keserim intihar as kes kesiyorum tecavüz ot esrar joint cigara marihuana
  kokain eroin bonzai hap haplar uyuşturucu torbacı met vape elektronik puff hitler nazi snap insta discord telegram
  whatsapp anan kaşar sik siki sikici kansız sperm hanzo');
