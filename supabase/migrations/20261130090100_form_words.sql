-- Words that are refused whenever they are written, by language. A word with = has no endings.

select private.add_forms('en', 'p',
  'fcking= fcuk fuk= fukn= fuckoff= fucc= fvck= phuck= fook= muvafucka muthafucka motherfukin= mfer clusterfuck dilf= gilf=
  shat= shite shithouse shitstain shitbrain shitlord shitpost= smartass= dumbarse arselicker asskisser asslick assclown
  assface asskiss asshead dickface dickless= dickwad dickbrain knobend knobcheese knobjockey bollox= bollock bawbag
  ballbag gobshite fannybatter minger whorish cuntface cuntish cumslut cumdump fucknugget fuckstick twatwaffle twatface
  titwank pissflaps pisshead pissoff= pisstake wankstain wanky= cooch= coochie punani tittie titty= tiddies= fingerbang
  rimming= rimjob bj= bjs= fellatio= cunnilingus= doggystyle= pegging= fisting= horny= hornyaf= sexting= sexted= sexcam
  camgirl camslut upskirt jailbait sugardaddy= shagged= shagging= fapping= fap= wankfest spunk= jism= cumface boner=
  boners= nudez= n00ds noodz= tittyfuck vibrator= buttplug strapon= fleshlight hotwife cuckold= cuck= cucks= tranny
  trannies= shemale ladyboy lezzer lezzie= lesbo= faggy= fagg= poofter bumboy bummer= bumboi= battyboy nonce= nonces=
  paedo= pedo= pedobear paedos= kiddyfiddler spacker= spakka= spakker= spaz= spazzy= retarded= retardation= tard= tards=
  libtard= fucktard mongtard mongy= flid= flids= windowlicker cretinous= negroid= gyppo gypo= pikey= chav= chavs= chinky=
  chingchong= slanteye zipperhead golliwog= jigaboo= sambo= darkie= darkies= dago= dagos= polack= currymuncher goatfucker
  camelfucker sandnigger towelhead raghead muzzie= muzzies= jewboy kyke= heeb= yid= yids= negress= porchmonkey junglebunny
  whitepower= gasthejews= sieg= scumbag sleazebag douchebag douchecanoe douchenozzle asswad fartface buttface pissface
  fatass lardarse fugly= butterface skank= skanks= skanky= skankyass tosspot tosspots= knobber= pillock= thot= thots=
  incel= incels= kys= kysnow= kyself= killurself= killyourself= killurslf= unalive= stfu= gtfo= stfup= gfys= gfy= pornhub
  onlyfans= xvideos= xhamster= redtube= youporn= brazzers= rule34= hentai= ahegao= milf= milfs= pawg= bukkake= creampie=
  gangbang deepthroat= blowie= blowies= tosser= wristcutter biznatch= beyotch= kunt= cnut= phuk= fuq= fuqq= fugg= fugging=
  azzhole= dikhed= wanka= wankas= slutt= niqqa= nikka= fagit= faggit= retart= ritard= skitzo= peedo= suiside= kyss= shiet=
  sheeit=');

select private.add_forms('de', 'p',
  'fick fickst= fickt= ficken= ficker fickfrosch fickfehler abgefickt durchgefickt fickdich= figg= figgen= huren= hurenkind
  hurenbock hurig= hurrensohn hrnsohn= hurns= hurensöhne huso= husos= hundesohn nutten= schlampig= wixen= wixa= wixxa=
  wixxer= wichsa= wixxen= wixx= wixe= wixt= wixfrosch fotzig= fotzenkopf pimmelkopf pimmelgesicht pimmelfresse pillermann
  titte= titten= arschfotze arschgesicht arschkrampe arschkriecher arschficker arschgefickt= arschgeburt leckarsch=
  arschlecker arschnase arschkopf ärsche lmaa= notgeil= geilheit= bumst= bumsen= gebumst= vögelt= gevögelt= durchgevögelt=
  abspritzen= wichst= gewichst= samenstau= analverkehr oralverkehr geschlechtsverkehr gangbang= scheissen= verschissen=
  geschissen= zusammengeschissen= angeschissen= bescheissen= scheisskopf scheissdreck= scheisskerl scheisskind scheisstyp
  scheissvieh kackbratze kackvogel kackkind kackfresse kacker= kackhaufen dreckskerl drecksack dreckssack drecksau
  dreckssau dreckschwein drecksschwein drecksvieh drecksloch dreckskind dreckspack drecksweib saukerl= schweinehund=
  pissen= pisse= pisser= pissnelke pisskopf vollgepisst= verpisst= verpiss= verpisser fresse= hackfresse fettsau fettsack
  fettarsch fettwanst fettklops fettkloß vollspast vollspasti spasti= spasten= spastiker= spacko= spacken= spackig=
  behindi= behindis= behindikind vollbehindert= vollidiot vollhorst volldepp volltrottel vollpfosten vollasi vollopfer=
  missgeburt mistgeburt mistkerl miststück mistvieh mistkind downie= krüppel krüppelkind untermensch untermenschen
  abschaum hurenfotze inzestkind inzucht= bückstück schlampenkind flittchen dorfmatratze kinderficker tierficker
  hundeficker ziegenficker schafficker mutterficker schwanzlutscher schwanzkopf eierlutscher sacklutscher sackgesicht
  sackratte lutschmeinen= hodenkopf pädo= pädos= pedo= pedos= pädophil= pädophiler= pädophile= kinderschänder
  vergewaltigen= vergewaltigt= vergewaltiger= vergewaltigung= schwuchtel schwuchti= schwuchtig= tucke= tunte= tunten=
  transe= transen= kampflesbe lesbensau homoschwein arschpirat analritter neger= negerlein= negerkind negersau nigger
  kanake kanacke kanak= kanaken= kümmeltürke türkensau türkenschwein judensau judenschwein judenpack saujude drecksjude
  drecksjuden zigeunerpack zigeuner= zigeunerin= zigeunerkind schlitzauge reisfresser fidschi= fidschis= polacke polacken=
  spaghettifresser knoblauchfresser kameltreiber= kameltreibär kameficker ölauge nafri= nafris= asylantenpack musel=
  ausländerraus= vergasen= vergast= vergasung= heilhitler= siegheil= hh88= hakenkreuz= nazischwein nazisau arschkind
  hurentochter hdf= fdd= fdh= stfu= kys= verreck= verrecke= verrecken= krepier= krepieren= krepiert= bringdichum= stirbdu=
  fotzenkind fotzengesicht muschilecker muschifurz muschigesicht tittenficker tittenfick ficksau fickschlitten fickstück
  fickgesicht fickschnitzel mongo= mongos= hurnsohn= huansohn= hurensonn= fikken= figgn= fikk= arschlog= arschlock=
  aschloch= schlambe= wiksa= wikser= wigser= wixxar= fodze= missgebuat= behindat= spassti= schwuchdl= schwuchtl= nuddn=
  kannacke= kanagge= kanaker= opfa= scheise= schaisse= schaise= verpizz= hurntochter= dreckshure= drecksschlampe=
  hurenfresse=');

select private.add_forms('fr', 'p',
  'merdeux= merdique= emmerder emmerde= emmerdes= emmerdeur emmerdant putain= ptain= ptn= pt1= ptin= putaing= puteux=
  putasse putassier putafranges= filsdepute= fdpute= fdp= fdps= fdpp= ntm= ntmr= nmr= nikker= niker= nikeur niktamere=
  niktarace= niktoi= niquetamere= nique= niquez= niqué= niquer= niqueur niquetarace= niqeta= niquetoi= tg= ftg= tagueule=
  tageule= vtff= vtf= jtb= vatefairefoutre= vaffan= enculade= enculage= encule= enculeur= enculés= enculée= enkulé=
  enkule= enkuler= anculé= connard= conard= konnard= conar= konar= connasse= conasse= connerie= conneries= couillon
  couillonne cassecouille teub= teube= chibre= chibres= zob= zboub= zgeg= zgegs= bistouquette= foufoune foune= nichons=
  nichon= nibards= nibard= lolos= trouduc trouducul trouduk= trouducs= fouteur foutre= foutez= suceur suceuse= suceuses=
  sucemoi= sucebite suceboule branler= branle= branleur branleuse= branlette= branlettes= éjaculer= éjaculation= éjac=
  ejac= sodomie= sodomiser= sodomisé= partouze godemiché= levrette= baisable= baisodrome= baisée= baiseur baiseuse=
  chaudasse chaudasses= cochonne= allumeuse= salope salopes= salaud salauds= salopard salop= pétasse pétasses= poufiasse
  pouffiasse poufiasses= grognasse tchoin= tchoins= pute putes= puterie= putes= tepu= tepus= bouffonne= bouffon= bâtard
  bâtarde= batard= batards= enfoiré enfoirée= raclure= sousmerde crevure crevard crevarde= cassos= casos= clodo= clodos=
  abruti abrutie= débile= débiles= débilos= gogol= gogole= gogols= mongolien mongolienne= triso= trisos= trisomique=
  attardé= attardée= neuneu= teubé= tebé= boloss= bolosse= tocard= tocarde= cagole= laideron= grostas= grosporc=
  grossetruie= pd= pédé= pédés= tapette= tapettes= tarlouze tafiole fiotte= fiottes= tantouze tantouse gouine gouines=
  travelo travelos= lopette lopettes= enculé= nègre= nègres= négresse= bougnoule bougnoul= bougnoules= bicot= bicots=
  bamboula= bamboulas= crouille youpin= youpine= youpins= youtre= feuj= feujs= chinetoque= chinetok= chintok= chintoks=
  niakoué= niakwé= niaque= romanichel bougne= rebeuh= salearabe= salejuif= salenoir= salenègre= chier= chieur chieuse=
  chieurs= chiottes= faitchier= pédophile= pédo= pédos= violeur= violeurs= suicidetoi= pendstoi= pornhub= xhamster=
  jacquieetmichel= porno= pornos= teucha= teucha= teuch= teuchs= schneck= chneck= enfoirés= connards= connasses= ducon=
  duconne= troudeballe= merdasse= merdaillon pisseuse= pisseux= bounioul= bougnoul= connar= conar= conass= conasss=
  konass= konasse= conace= salop= salopp= anculer= ankuler= ankule= enkuler= pitain= puteuh= poutain= pétace= petasse=
  tafiol= tafiolle= tarlouse= pouffe= mongolito= gogolito= batar= batars= bataar= abrutit= kouille= merdeuh= foutr=
  niksamere= nikzamere= nikersa= suceboules= encoulé= pédééé=');

select private.add_forms('es', 'p',
  'puto= putos= putas= puta= puto= hijoputa hijaputa hijueputa hijuep hijodeput hijadeput hdp= hdlgp= jodeputa= joputa=
  jodeput tuputamadre= putamadre= ptm= lpm= lcdtm= alv= mierd mierdos coños= coñazo= joder= joderos= jódete= jodete=
  jodan= jodet= jder= jodid jodienda= cabron cabrona= cabrón cabronazo cabroncete kabron= kbron= cbrn= gilipoll
  gilipuertas= gilipoyas= jilipollas= gilipichis= pendej pndj= pendejad chingar= chinga= chingas= chingo= chingues=
  chingue= chingad chingada= chingatumadre= chingon= chingona= chtm= ctm= csm= ctmr= cagad cagate= cagón= cagón= mecago=
  cagona= culer culiad culiao= qliao= qlo= culeado= weon= weón= aweonao= weona= hueon= huevón= huevona= güevón= verga=
  vergon= vergazo= vergas= polla= pollas= pollón= pijas= pija= chochos= chochito= conchatumadre= conchesumadre=
  conchetumare= conchadetumadre= tetas= tetona= tetonas= tetitas= follar= follad follando= follo= follamos= follas=
  follarte= follarme= follame= fóllame= foyar= culear= chupala= chúpala= chupamela= chúpamela= chupapoll chupapija
  chupaverga mamada= mamadas= mamon= mamón= mamona= mamahuevo mamaguevo mamaverga comepollas= comepolla= correrse= pajer
  pajillero= pajilleros= pajeo= pajote= masturb masturbarse= masturbarte= masturbación= zorrón= guarr furcia ramer
  buscona= puton= putón= putita= putitas= putero= puteros= puterío= emputado= subnormal retrasad retrasadit mongolic
  mogólic mongólic tarad malparid malnacid bastard cretin pringao= pringada= pringado= pringados= pringaos= gordinflon=
  gordinflona= lameculo= lameculos= tocapelotas= tocahuevos= pelotud boludo boluda boludos= cornud soplapoll soplagaitas=
  caraculo= carapolla= caraverga= caranalga= tontopolla tontolaba= tontodelculo= tontodelhaba= abrazafarolas= imbécil=
  imbecil maricon maricón= maricona= marica= maricas= mariconazo= maricones= bujarra bujarrón= bujarron sarasas= joto=
  jotos= bollera= bolleras= tortillera travelo= travelos= negrata= negratas= sudac sudaca panchit machupichu= payoponi=
  gitanac chinac morac morac moraco= moromierda= judiaz nazi= simiesc violador violadores= pedófil pederast pornhub=
  xvideos= xhamster= porno= pornos= pajillas= matate= mátate= suicidate= suicídate= muerete= muérete= cuélgate= rajarte=
  malfollad malfollada= follacabras= follaovejas= chupaculos= huelebichos= comemierda comemierdas= cagaprisas= cipote=
  cipotes= polvazo= putivuelta= puticlub= hijoderaera= hostiaputa= ostiaputa= desgraciad huevones= mongólico= mongolico=
  mongólica= vrga= berga= imbesil= imbezil= inbecil= kabron= kagon= kago= kagar= kuliao= mielda= mierdon= puñetero=
  gonorrea= hijuemadre= malparío= jilipollas= jilipoyas= gilipoya= subnolmal= retrasao= retrasaos= zorron= folla=
  follaste= chingate= chingatu= jodanse= jodanze= jodase= jódase= puta= putaaa= hijeputa= hijoeputa= soputa= poya= poyas=
  polla= pollas= mamabicho= mamaverga=');

select private.add_forms('it', 'p',
  'cazz cazzat cazzut cazzon incazzat incazzatissim merd merdos merdacci smerdat stronz stronzat stronzett vaffancul=
  vffnc= vaffanculo= fanculo= affanculo= fncl= vfnc= culatton inculat inculare= inculati= inculo= rompicoglioni=
  rompicazzo= rompipalle= coglion coglionazz coglionat minchia= minchion minchiat figa= fighe= fica= fregna= sorca= tett=
  tette= tettone= tettona= zinne= pompin pompinar bocchin bocchinar succhiacazz succhiamelo= leccacul leccafig leccapall
  segaiol segaioli= scopami= scopata= scopate= scopiamo= scopato= scoparti= scopamic trombare= trombata= trombare=
  trombamic trombami= fotter fottut fottiti= fottetevi= fottere= fotti= chiavare= chiavata= sborr sborrat sborrare=
  masturbarsi= masturbazion ditalin arrapat sgualdrin bagasci baldracc mignott puttan puttanon puttanell puttanier troia=
  troie= troiaio= troion figliodi figlioditroia= figliodiputtana= figliodimignotta= bastard bastardell ritardat mongoloid
  handicappat spastic cerebroles subnormal minorat sfigat sfigatell pezzodimerda= pdm= testadicazzo= testedicazzo= tdc=
  facciadimerda= facciadaculo= facciadicul= mortaccitua= mortacci= mannaggialamadonna= diocane= dioporco= porcodio=
  porcoddio= porcamadonna= porcaputtana= porcatroia= diobestia= dioboia= diomerda= madonnaputtana= froci frocett ricchion
  recchion culattoni= lesbicon travon transone= negracci terrone= terroni= terrona= polenton= polentone= polentoni=
  zingaracci marocchinacci musogiallo= vucumpra= stupratore= stupratori= pedofil pedo= pedoporno= ammazzati= ammazzatevi=
  impiccati= suicidati= tagliatilevene= tagliativene= pornhub= xvideos= xhamster= porno= pornazz cicciobomba= ciccion=
  ciccione= ciccioni= grasson rincoglionit rincoglion scassacazzi= scassaminchia= testadiminchia= cacasotto= cagacazzo=
  cagare= cagata= cagate= cacare= merdina= sticazzi= mecojoni= mavaffanculo= vaffanc= cornutazz= cornuto= cornuti=
  rikkione= rikione= ricchio= cojone= cojoni= kazzo= kazo= stronso= stronzi= vafanculo= vaffankulo= fankulo= afanculo=
  mignota= putana= putanella= merdoso= kogliona= koglione= coglio= bastardu= figghiebuttana= bottana= suca= sucamelo=
  sukamelo= succhiacazzo= mongoloidi= handicappati= ritardatissimo= deficenti= deficente= scopiamoci= zoccola= zoccole=
  zoccolona= zoccoletta=');

select private.add_forms('nl', 'p',
  'kut= kutzooi kutkop kutding kutdingen= kutjoch kutkind kutkinderen= kuthoer kutwijf kutwijven= kuthond kutlul kutleven=
  kutvent kutsmoel kloot= klote= klotezooi klotekind klotewijf klootviool kloothommel klootzak klootzakken= lulhannes=
  lullo= lulletje= lulkop lulsmoel slappelul= hoerig= hoertje= hoeren= hoerenjong hoerenzoon hoerenkind hoerenloper teven=
  slettenbak sletten= sletje= sletterig= temeier= trutten= truttig= wijf= rotwijf kankerwijf kankerhoer kankerlijer
  kankerlijder kankerkop kankerkind kankerlul kankerteef kankerhond kankerjoch kankeraap kankermongool kankernicht
  kankerhomo kankerflikker kankerzooi kankerop= kankeren= opkankeren= kkr= kkrlijer teringlijer teringlijder teringkop
  teringhoer teringwijf teringzooi teringhond tyfuslijer tyfuslijder tyfushoer tyfuskop tyfuswijf tyfuszooi pleurislijer
  pleurislijder pleuriszooi pokkewijf= takkewijf takkezooi neuken= neukt= neukte= geneukt= neukertje= neuker genaaid=
  pijpen= gepijpt= pijpbeurt pijpslet rukker beffen= beft= befte= gebeft= klaarkomen= klaargekomen= spermaslet geilaard
  geile= geil= tieten= tiet= tietjes= kontgat kontneuker kontneuken= kontenneuker reetgat reetkever reetneuker kontlikker
  reetlikker piemel piemelkop snikkel= flamoes= schaamlip dildo= porno= pornhub= naaktfoto naaktfoto''s= anaal= gangbang=
  gvd= gvdmme= godver= godverdomme= godverdegodver= verdomme= schijthuis= schijterd= schijtzak schijtkop strontkop
  strontzak stront= schijt= zeikerd= zeikwijf= zeiksnor= zeikstraal= pislul pisnicht rotkop= rotjoch rotjong rotkind
  rothond= rotjood rotturk rotmarokkaan kutmarokkaan kutmarokkanen= kutturk kutturken= kutpool kutneger oprotten= optyfen=
  optiefen= opkankeren= opflikkeren= opflikker= sodemieter= sodemieteren= flikker= flikkers= hjb= houjebek= houjesmoel=
  houjekop= bekdicht= mongool mongooltje= mongolen= mongolig= debiel= debielen= randdebiel imbeciel= achterlijke=
  achterlijken= spast= spasten= mankepoot downie= minkukel minkukels= mafkees= mafkezen= smeerlap smeerlappen= vuilak
  klojo klojo''s= viespeuk vetklep vetzak vetzakken= dikzak dikzakken= dikkerd= vetkop dombo= dombo''s= flikkertje
  nichterig= mietje mietjes= manwijf manwijven= ruigpoot relnicht nikker nikkers= neger= negers= negerin= zwartjoekel
  roetmop roetmoppen= bosneger poepchinees poepchinezen= spleetoog spleetogen= geitenneuker geitenneukers= kamelenneuker
  kameelneuker jodenstreek jodenkop jodenvriend jodenjong kankerjood kankerjoden= kankerturk kankermarokkaan kankerneger
  mocro= mocros= mocro''s= moslimhoer hoofddoekhoer pedo= pedo''s= pedofiel= pedofielen= kinderneuker kinderverkrachter
  verkrachter verkrachten= verkracht= aanrander aanranders= moederneuker moederneukers= jemoeder= jemoer= zelfmoordplegen=
  kys= stfu= sterfdan= krijgkanker= krijgdekanker= krijgdetering= krijgdetyfus= krijgdepest= krijgdekolere= kolere=
  kolerelijer kolerewijf kenker= kankur= kankr= kanqer= kaenker= kkkr= tyvus= tiefus= tifus= tievus= tiefuslijer= terring=
  homoo= homofiel= hoerr= hoeur= kuttt= kudt= klootsak= klootzag= klootzaak= slettt= neuke= neucken= nuiken= piemol=
  eikul= debieltje= mongools= mongoeltje= flikkers= godfer= godverdegvd= tetering= randdebielen= kankerlul= krijgkk=');

select private.add_forms('pl', 'p',
  'kurew kurewsk kurewstw kurwi kurwisk kurwiszcz wkurw wkurwia wkurwion zkurwi skurwiel skurwysyn skurwiał kurwidołek
  kuźw= krwa= kuwra= kurwaa= kórwa= kórwy= kórwo= q-rwa= qrwa= qurwa= kurwesko chuj chujow chujozol chujoz chujn chujk
  chuju= huj= huja= hujow hujem= hujowi= wchuj= wchuja= spierdal spierdol spierdalac spierdalaj= spierd= wypierdal
  wypierdol wypierdek= pierdol pierdole pierdolec pierdoln pierdolon opierdol opierdal rozpierdol rozpierdal zapierdal
  zapierdol napierdal napierdol wpierdol wpierdal przypierdol podpierdal pierdziel opierdziel wpierdziel jeb= jebac jebać=
  jebie= jebią= jebał= jebn jebni jebnięt jeban jebak jebanc jebaniec= jebcie= jebło= pojeb pojeban pojebi wyjeb wyjeban
  zajeb zajeban zajebis zajebist zajebiście= najeb najeban rozjeb ujeb ujeban przyjeb odjeb dojeb zjeb zjeba= zjeban
  zjebie= podjeb objeb matkojebc matkojeb kozojeb kozojebc owcojeb jprdl= jprd= jpdl= jebcpis= wypierd= jbc= dup= dupa=
  dupy= dupie= dupą= dupę= dupo= dupek dupk dupsk dupsko= dupeczk dupczy dupczyć= dupiast cipa= cipy= cipo= cipie= cipę=
  cipą= cipeczk cipsk pizd pizdk pizdowat pipk= kutas kutasiarz kutasik fiut fiutk penis= cyck cycat cycuszk cycuch
  ruchać= ruchan rucha= ruchał= ruchała= ruchasz= rucham= wyrucha wyruchan wyruchać= ruchacz ruchadł pieprzyć= pieprzon
  pieprzę= pieprznięt odpieprz wypieprz dyma= dymać= wydymać= wydyma= rżnąć= rżnięt zerżn obciąg obciągacz obciągar
  lachociąg lodziar sperm spermojad onanist onanizowa masturbowa masturbacj porno= pornol pornos gówn gówniarz gównian
  gówniak gównożer srać= sraj= srasz= sraczk zasran zasraniec= zasrańc posran osran zesra zesran zesrać= szczyn szczać=
  obszczan gnoju= gnoje= gnojem= gnój= gnojk gnoi= ścierw szmato= szmaciarz szmaciur szmacisk suko= sukinsyn sukinkot
  skurczybyk= dziwk dziwkarz dziwczysk zdzir ladacznic lafirynd łajz łachudr mendo= bydlak grubasie= spaślak tłuścioch
  paszczur paszczurz debil debilk debiln debilizm= kretyn kretynk imbecyl imbecylk idioto= idiotko= głupku= głupol głąbie=
  tępak tępaku= tumanie= matoł= matole= przygłup niedojeb niedoruchan niedorozwin niedorozwój= upośledz ćwok ćwoku= cwel
  cwelu= cwelk frajerze= frajerzy= frajerk palancie= zwyrol zboczuch zboczeniec= zboczeńc zbok= zboku= pedofil pedofilsk
  gwałciciel zgwałc zgwałcę= zgwałci= gwałc downie= downa= daun= daunie= daunem= inwalido= kaleko= świrze= śmieciu=
  przegryw= patus patusk chamie= pedał= pedały= pedałem= pedałów= pedalsk pedzio= ciot= cioty= cioto= ciotą= lesby=
  lesbij= tęczowazaraza= czarnuch czarnuszk bambusie= brudas brudasie= ciapak ciapat kozojebca= żydek= żydku= żydzie=
  żydostw parchu= żydowskaszmata= arabus turas= ukrop= ukropy= ukropie= banderow szwabie= kacap kacapy= kacapie= żółtek=
  żółtki= żółtkom= skośnook cyganie= rumunie= smoluch hajluj= heilhitler= siegheil= nazistko= zdechnij= zdychaj=
  zajebiecie= powieśsię= zabijsię= potnijsię= zajebięcię= kys= mongole= cipka= cipki= cipke= cipko= spierdylaj=
  spjerdalaj= spierdalai= spierdalej= wypierdolaj= wypiertalaj= kurfa= kurfy= kurvy= kuhwa= kurwo= chój= hój= hujek=
  jepać= jebac= jepany= piedol= pierdul= zesraj= zesraj pindol= dópa= dupcia= dziffka= dziwko= dzifka= gowno= guwno=
  gufno= cfel= qtas= qtasie= pjerdol= pierdool= wyjebane= jebło=');

select private.add_forms('tr', 'p',
  'amk= aq= amq= amına= aminakoy= amınakoyayım= aminakoyayim= aminakoyim= aminakodum aminakoduğumun= amınakoduğum=
  amınakoyduğum= amcık amcığı= amcigi= amcıklar= amcığa= amcıkağızlı ananısikeyim= ananiskm= ananisikim= ananısikim=
  anasınısikeyim= avradını= avradini= bacını= bacini= orosp orospu orospunun= orosbu orusbu orrospu= orospucocugu=
  orospuçocuğu= oçsun= kahpe kahpenin= sürtük surtuk fahişe fahise kaltak şıllık sillik yosma sikik= sikişmek= sikişelim=
  sikmek= siken= sikeyim= sikerim= sikerler= sikecem= sikecegim= sikeceğim= sikko siktir siktirgit siktiribok siktiğim=
  siktigim= siktiğimin= siktigimin= sikilmiş= sikicem= skrm= skm= skerim= sktr= sktir= sktrgit= s2k= s2m= yarak yarrak
  yarrağım= yaraq= yarrak yarram= yarağım= yaragim= yarağımı= yarrağı= taşak taşşak tasak tassak taşşaklı dassak dassağı
  dalyarak= dalyarrak= götveren gotveren götlek gotlek götoş gotos götlalesi gotlalesi götünü= gotunu= götüne= gotune=
  götümü= gotumu= götü= gotu= götün= götten= götçü piçler= piçsin= piçlik= piçin= piçkurusu pezevenk pezevenklik pezo=
  gavat gavad= godoş godos deyyus ibne ibine ibnelik ibnetor nonoş= puşt puştluk puştun= pustluk kerhane kerhaneci kerane
  orospuevladı salaklık aptallık= gerizekalı gerizekali gerzek= gerizekalısın= embesil moron= moronlar= dangalak ahmak=
  angut= mongol= mongoloid yavşak yavsak yavşaklık şerefsiz serefsiz haysiyetsiz haysiyetsizsin= namussuz ahlaksız=
  soysuz= itoğluit itoglu itoglui= köpekoğlu hayvanoğlu eşekoğlu esekoglu eşşekoğlu boktan= bokyedi= sıçtığım= sıçarım=
  sicarim= sıçayım= sicayim= sıçmık sıçtım= sictim= ağzınasıçayım= sokayım= sokayim= sokuk= sokarım= koyayım= koyim=
  koyayim= koduğum= kodumun= kodugumun= koduğumun= emcük= sakso saksocu otuzbirci= 31ci= 31çek= masturb mastürbasyon=
  abaza abazan azgınım= porno= pornhub= pornocu xhamster= sevişelim= seviselim= sikişelim= sikiselim= tecavüz tecavuz
  tecavüzcü pedofil sübyancı subyanci sapık sapik sapıklar= geberin= gebersin= geberesice= gebertirim= gebertecem= kıro
  keko= zenci= zenciler= zencisin= ermenidölü= ermenitohumu= rumtohumu= yahudidölü= kürdistanlı= gavurdölü= kys= hitler=
  anani= anan''= ananıs= ecdadını= ebenisikeyim= gotunden= veledizina= kahpedölü= geberin= amına= hassiktir= hasiktir=
  siktirolgit= siktirsin= sikerler= sikmişim= bacini= puşt= orospi= orosbi= kahbe= kahpeler= orospi= orosbu= orspu=
  orusbu= siqtir= siktr= siktirr= sektir= yarag= yarra= yarram= ibnee= gotlek= gotveren= şerfsiz= serefsz= piiç= piich=
  pezeveng= pezeven= gerisekali= gerizeka= gerzekalı= salaq= aptl= dalyarak= amk0= amına=');

-- The words of the older list may be misspelt, too.
select private.add_misspelt(array(
  select distinct k.key from private.filter_keys k where k.form = 'whole' and k.key ~ '^[a-z]+$' and k.word !~ ' '
));

-- Ordinary words that look like a misspelt one.
insert into private.filter_forms
select distinct private.squeeze(w), 'o'::"char", w from unnest(regexp_split_to_array(
  'niger regen reggen setup eikels anima amina mongolie mongolei mongolen google cocina sieht sikke die asks incl incult
  terrorist terroristen terrorista terroriste creatine successe chiese clous grace puerto salads travels nodes striper
  stripper wischen monolog schmeissen schmeisse pleurs teuches silik kilis netels regin gown calzone scopriamo scoprirti
  scomparti scoppiate behinds trainees trainee brides bridges couleras canzonetta travelog orsan tethering teetering
  hereon stron fiacco fiotto mignote skein vierecken muerte flames flammes voleur voleurs guinness puntero putting carbono
  nigerian nigerien gewichts beschikken coules pensees penses cargadas camelote flickers bolero chivata slopes smarts
  retraso inculto coito konrad conrad conrads patin medro vergassen verglasen knakken gebern bambola scolpiamo fantassin
  fantaseer concasses arischen kreupel kreupele impiccato', '\s+')) as w on conflict do nothing;
