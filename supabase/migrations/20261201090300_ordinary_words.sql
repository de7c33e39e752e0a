-- Ordinary words that the filter took for a misspelt or a hidden word, and subjects of school lessons.
-- Words only, nothing about a player.

-- In lessons and in the news; phrases with them stay refused.
update private.filter_words set kind = 'allow', is_inside = false
where kind = 'block' and word in ('terrorist', 'terrorists', 'terrorista', 'terroriste', 'sperm', 'prostitute', 'stripper');

insert into private.filter_words (word, kind)
select distinct w, 'allow' from unnest(string_to_array(
  'across,gotten,koan,koans,kazoo,kazoos,chignon,chignons,trafficker,traffickers,tyrannies,dickers,blown,suffit,pezzo,pezzi,puste,' ||
  'pustet,pusten,pusta,pusto,pusty,casos,casas,marcas,marca,bolos,bolo,ganan,ganas,karbon,inceleme,incelemek,inceledim,inceleyin,' ||
  'karaya,bambola,bambole,chiuse,chiuso,pannolini,pannolino,piccina,piccine,piccino,piccini,scoppiato,scoppiata,scoppiati,nocne,nocny,' ||
  'nocna,nocnej,konar,konary,tasak,tasaki,nudzę,nudzi,ruchami,ruchem,polak,polaka,polacy,chinka,chinki,żyły,pieśń,pieśni,piją,' ||
  'powiecie,powiesz,głównego,główny,główna,schimmel,geschmissen,schmissen,klarkommen,klarkommt,entschlacken,deibel,skiën,sisko,chiots,' ||
  'chiot,sandwichs,sandwich,pleurs,transes,stond,annan,retrasando,retraso,affollamento,dellaffollamento,bitche,culoz,' ||
  'phuc,bastardo umbria,tischlampe,nachttischlampe,schreibtischlampe,nachttischlampen,tischlampen,schreibtischlampen,stehtischlampe,eksiktir,' ||
  'kesiktir,klasiktir,müziktir,fiziktir,matematiktir,elektriktir,kimyasaldir,gerçektir,yüksektir,wichsenstein,schieß,schiess,' ||
  'schießt,schiesst,schießen,schiessen,schossen,mahnwache,terroristen,terroristas,terroriste,terroristes,terroristi,terroristische,' ||
  'terrorystów,terroryści,teröristler,kkkk,kkkkk,kkkkkk,kkkkkkk,kkkkkkkk,vermine,shitake,shiitake,scunthorpe,essex,sussex,middlesex,' ||
  'wessex,lightwater,titisee,pussycat,dickens,dickinson,hancock,hitchcock,babcock,woodcock,peacock,cocktail,cockpit,cockatiel,' ||
  'cockerel,cockroach,shuttlecock,moby dick,philip k dick,dick van dyke,dick turpin,wild ass,asses milk,wild asses,ass in the stable,' ||
  'pain in the neck,en retard,zorra ártica,zorro ártico,pic du midi,pic épeiche,pic vert,kanker is,tegen kanker,' ||
  'over kanker,kankeronderzoek,kreeft en,kwf kankerbestrijding,blue tit,great tit,coal tit,blue tits,great tits,tufted titmouse,' ||
  'booby trap,blue footed booby,boobook,assassin,assassins,embarrass,assemble,assembly,assignment,shih tzu,niger,nigeria,nigerian,' ||
  'montenegro,rio negro,negro mate,mar negro,agujero negro,mare nero,cabo verde,pollo,polli,pollos,polla de agua,putin,putney,puteaux,' ||
  'putto,putti,computer,reputation,disputa,diputado,diputados,foutaise,connaught,cul de sac,cul-de-sac,culottes,megabite,sloot,slotje,' ||
  'hoera,hoerastemming,kutno,kutaisi,fokker,fokke,fokken,fokkerij,dijk,dyke road,van dyke,van dijk,flikker licht,teefje,' ||
  'nicht en neef,neef en nicht,mijn nicht,haar nicht,zijn nicht,een nichtje,schwanzflosse,schwänzchen,schwanzlänge,pferdeschwanz,' ||
  'schuhwichse,betitteln,analyse,analog,analysis,canal,banal,penalty,peninsula,dupin,dupont,duplicate,cipriani,ciotka,ciocia,pedals,' ||
  'pedalo,pedaling,sukces,sukienka,suknia,suka husky,suka rasy,suczka,sikorka,sikora,siklawa,siksak,göttingen,götterdämmerung,götaland,' ||
  'göteborg,ampul,ambalaj,amerika,amir,amca,sıkma,sikke,sikkim,memeli,memeliler,memur,inek memesi,meme kanseri,anne memesi,puteaux,' ||
  'cavallo di troia,guerra di troia,città di troia,troia was,troia è una,troia puglia,ancient troia,tell anyone where you live,' ||
  'tell people where you live,tell strangers where you live,say where you live,share where you live,tell anyone how old you are,' ||
  'or you hurt yourself,so you dont hurt yourself,did you hurt yourself,dont hurt yourself,not hurt yourself,might hurt yourself,' ||
  'could hurt yourself,you can hurt yourself,' ||
  'successes,alms,kono,sisko,marika,felton,snowflake,snowflakes,verdecken,beschießen,beschiessen,geber,japsen,terroristin,' ||
  'terroristinnen,pein,peins,cuillère,cuillères,connaisses,retarde,retards,retarder,accros,camelote,clodo,troie,voladores,sobres,cargados,' ||
  'cocine,tifus,desnudez,bollos,aggrappati,aggrappato,aggrappata,muschio,buttarti,ietwat,woog,beeft,conners,ptss,prutser,' ||
  'godności,sufit,sufitu,konno,przegrywa,przegrywać,przegrywam,przegrywamy,przegrywają,przegrywasz,non-stop,follow-up,high-speed,zwart-wit,' ||
  'non-sens,casse-tête,là-dessus,dyke wall,mongols,mongol empire,genghis khan,prusse,harcèlement,passera,' ||
  'z boku,kloten,kurwik,wichsenstein,a s s e m b l e,c l a s s,penistone,cockermouth,cockfosters,shitterton,twatt,wetwang,crapstone,' ||
  'bitchfield,sexbierum,sexau,geilenkirchen,fickmühlen,kotzen,titting,poppenbüttel,tuntenhausen,busenhausen,cazzago,cazzano,trepalle,' ||
  'guarromán,villapene,matajudíos,zorraquín,montcuq,moncuq,pissy,bourré,saligos,ruchocice,ruchna,ruchenka,dupki,wydymacz,swornegacie,' ||
  'zimna wódka,cyców,cycow,kurów,kurow,pupki,sikirevci,bastardo in umbria,paese di bastardo,bastardo è un paese,bastardo è un comune,' ||
  'dick heißt,dick bedeutet,heißt dick', ',')) as w
where w <> '' and not exists (select from private.filter_words f where f.word = w)
on conflict do nothing;

-- Like a piece of a refused word or a misspelt one: "my pen is out of ink".
insert into private.filter_forms
select w, 'o', w from unnest(regexp_split_to_array(btrim('
  a aber abi abla abord abym ac acaba aces ach acheter acht achten achteren achterna achzt acqua ad ada adim adin adresi af afen aford ag agac age agiz
  agua ah ahead ai aide aient aies aije aile aire aise ak aku al ala alah albo alcuna ale aler algun ali alien alin alive alo als alt alta alti altina
  alto altro am ama amaba amaci amare amas amen ami amiche amico amie amies amigas amigo amor an ana ane anem anenle ange angeht ani animal animales
  anker ano anoche anos any aparte apesta apris aptal aqui araba arabada arbol arbre arde are aren aret argent aria arkadasi arkadaslari arm aroz art
  arte arzt arzte as ases asez ash asi aside asik asis asise ask askin aslan aspecto at ate atente ates atis atrapar atrape au auch auf auge aun aupres
  aurai auras aus ausehen ausi auto aux ave avec ay ayak ayer aynen ayude az aziz azul baba babci babcia babe babies bac back bag bagare bags bahse bain
  bains baise baja bajo bakar bakis bal bald bale balen bales balik balo balon bana banc band banden bank banque bar bardzo bario bars bart barze bas
  basa base basin basinda basini baso bastan bastard batere bati batre bau bauch baum bayim bazen be beach bear beast beaten beau bebes beco bed bedacht
  bede beging behind bei beilen bein bekomt bel belang beld belen ben benden bene benefit beni benim bent beping ber bere berg bes besere beseren beso
  besorgen besorgt best beste bestehen besten bester bestia bet betal bete beten beth beurt beyaz bez bezorgen bialy bianco biden bied bieden biedt bien
  biere bierz bierze bieten big biger biglieti biglieto bij bije bike bil bild bile bilgi biliyordum bilmen bilmiyorum bils bin binen bir bird biri bis
  bisher bit bite biten biter biti biz bizde bizden bize bizi blad blake blanc blanco blancos blauen blauw blazen bleser bleu blick block blod bloden
  bloed bloem blonde blos blow blown blu blut bo boat boby boca boden body boek boeten boga boire bois boisz boite bok boks boku bol bola bolas bolso
  bolu bom bomb bon bond bone boner bones borc bord bordo boring borst bos bosa bosco bose bosen boser bot both bother boton bots bouche bouger bought
  boule bout box boy bracht braci bracio brad brain brak branden bras brat brata brauchen brauchst brauchte brazo brein breken brengen brengt brian
  brief briefe brieven bringen bringst brod broke bron brot bruce bruder bruit brule brute bu buch buco bueno bulen bulun buna bunch buona buone burger
  burun bus busca busje bust busy but buta buter buton by bycie byl byla bylaby byle bylo byly byscie ca cache cacher cada caer cafe cage cagir cahier
  caise cak cake cal cale calego calmate calor cals cam cama camara came camp campo can cana candy cane canim canin canini canon canzoni cap car cara
  caras card cards care cari carie cars carta cartas carte cartes cary casa casar casas case cases casete cash casi casier caso cast cat catch cats
  cavali cay ce cehenem cekim cekti cel celem celo cels celu cent cento cerada cerado cero certa certe certo ces cese cet cete chain chaine chair chaise
  chance chancen chante chaque chaser chat chate chaud chcialem chciec chcieli che cheat check cheque cher chere chers chese cheval chez chi chiavi
  chick chicken chicos chiede chiedi chiedo chien chiens chili chin china chine chip chleb choc christian chuck chut chute ci ciao cicek ciden cidi
  cidiye cie ciego ciel ciele cien ciento ciere cierta ciesze ciezko cigarete ciglik cikin cikis cikiyor ciktim cine cinq cinque cip cita city ciudad
  clas clase cle clean click close clown co coat coche cochon cocuken code coge cogli cojo cok col cola colar cold cole colegue colere colo colore
  colour coma come comida comis comite con conde cone confiar confio cono contro controle coper cops corda core corer coreto corn corps corta corte cos
  cose coso cost cote cotes cou couch count county coup couple cour cours course court coute cow crab crane crash crea cream creare create creda credi
  credo crei creo crepa cres creve crew cried criminal criminales criminels cros cuadro cuantas cuanto cuarto cuentas cuerda cul culo cup curse cut cute
  czarny czeka czy da dach dacht dad daden dag dagen dagli daha dahi dahil dahin daja daki dal dala dale dame damen dames damy dan dance dani dank dans
  danse dansen dany daper dar dare darhen dark das dasz dat date daten dati datje day dazu de deal dean dear deba debe debi debido debiel debil debile
  debilna debito debo debole decke deden degli dei deines deja dejare dejarme deje dejeme dejo del dela delen delo dem deme demone den dene denen denis
  deniz dep depart der derniere des desen deseos desk desto desus detale deur deux devais devine deviner devons deze di dia diane dias dice dicen dick
  did die dieb dieci died dief dienen diener diep dier dieren dies diesen dieser diez dik dile dilo diner dinge dingen dio dira direction direzione diro
  dirt dirti dis dise dish disiez disina dispara diste dit dite dix dla do dobrzy doce doch dod dode dodt doe doel does doet dof dog doigts doin dois
  doisje doit dokad dokunma dol dom dome domu don donc dondun done doner dont dopo dor dorf dorp dort dos dostane dot douce douche doute doux dovere
  dowie down dozen dragen drai draien dran draw dream dreh dres drew drie drin drink drinken drive drog droga droge droghe drogi drogie drogue dronk
  drop drove druck drucken drug druga drugi druk dry drzewo drzwi du dubio duch duck dude dudo due duele dum dumb dume dump dun dur dure dus dusche dust
  dusze duty dwa dwas dwoje dying dziadek dzien dzik dzis e each ear earn ease east eat eaten eau echar echec echele echo echten ecke ecole ed ederdim
  ediyordum eg egli eglise ehre ehren ei eieren eiland eile ein einde eine einem einen einer eins eis eisen ej ekmek eksi el ela elbete elde ele elen
  eles eleve eli elos embrase emene en encontrare end ende eng engel englisch ente entera entere entrar entre entrer envoye epey er era erde eres erhen
  erin eroe erste ersten erstes es esa esas ese esen eserne espace espada especie espera esperare esperen esperto est esta estais estan estara estaran
  estare este esten estes estos et ete eten etme etmeye etrange etwa eu euch ev evden even evet evine evli ex existe existen exit extranjero ey eye fa
  face fact fahr fahre fahren fahrst fahrt fai faim fair fait faite faith fajnie fake fal fala fale falen falo falt falta famiglie fan fand fanden far
  fara farai farci fare fark farm faro fase fasen fases fast fat fata father faveur fear fede fehlt feier fein feit feite feiten fel feld fels felt feme
  fen feo fer fera ferai feras fermi fero feront fet fete feu feuile few fiche fiel field fier fiera fiere fiets fievre figata figlio figliolo figo
  fijne fil file film filme filmen fils fin finche finde fine fingere fini finie finire finit fino finochi finta finto fiore fiori fire firing firme
  first fisch fische fish fit fiume five flaco flag flat fleur flikert flor fly foc fod foglia foin folge folgen fond font fonte fork form forme fort
  forte forth forti fot fou four fourth fous fout fouten fox fra frais frase frau fre fred frei frere fresen fresh freude freund freunden freze fric
  friend frog froid from fronte fruit fu fuckin fuerza fuhlt fuhlte fuhr fuhre fuhren fuhrt fuhrte ful fun fur fus fuse fusen ga gabe gacher gain game
  gan gana gande gane gans gant ganz ganze ganzen gar gara garage garde gare gars garten gary gas gaste gasten gat gata gate gateau gato gauw gave gaven
  gdy geant gear geben gebruik geh gehe geheime geheimen geheimnise gehore gehort geht gehts gekomen geld geldigi gelen gen genere gerat geraten geri
  geride geriye gern gerne gers geschichte geschichten gest geste gesten gesturd gesucht getan getirdi gevecht gewicht gewust gezichten gezocht gia gibi
  gibs gibst giden gift gin ging gioco giorno girl giro git gita gitin give given glace glad glas gleich gleiche gleichen gli glowa glupi glupie go goal
  goat god goedkop goide goin gol gold gole golf gona gora gordo gorze gosci goscie gose goses gosh got goter gotes goud gouden gout goz goze gra grac
  grad graden grag gram granja grant grap gras graso grasz gre great gren grep grew grey groen groep grond gros grosa grosen groste grote ground group
  groupe grow gruba grund grunde grupa grupe grupy guard guarda guardar guardie guardo guck gucunu guera gues gule gum gun gunde gunden gunes gunun gut
  gute guten guter guts ha hab habe habido habit habria hace hacen had haden hafen hahn hai hail haine hair haki hal halben hale halen half hals halten
  ham hambre hamster han hand hang hangen hani hank hapen har hara hard harde harika harte has haslich hasn hast hat hate hatet hauen haus haut haute
  haven hay hayan hayatim hayatimda hayir he head heads hear heart heat heb heben hebt hecha heft heilen hein heis heise heisen helden helen help hem
  hemos hen her herbata herbe here herein heren herkese het heure heus hice hide hiden hier hierhen hies high hij hija hijo hil him hin hinten hip hire
  his hit hite hits hiver ho hoch hoe hoef hof hofd hofen hog hoher hohle hoja hok hold hole holen holz home homes homo hond honden honderd honete hop
  hopen horden hore horn hors horse horst horten hose hosen hot hour hout how hoy hubiera huelas huele huevos hug huhn huilen huis huit huizen huk
  humain hun hund hunde hunt hunter huren hut hute i ic ice ich ici icin icinde ictim id ide idea iden idi idia idiot idiotas ieder iedere ieri igel ihm
  ihn ihr ihre ihren ik iki il ile ils im in inch indianen indiens inek ink ins insa insan insani insel inverno invierno io ip ir iren iron is isik isin
  isine isla isola ist istiyordum it italian its izin ja jackie jak jakas jake jakich jakichs jakiejs jakims jakos jam jamas jambe james jar jardin jas
  jawel je jede jeden jeder jego jej jemanden jen jest jeszcze jet jetje jetzt jeu jeux jij job joden join jolie jordan jou jour jouw jouwe juden juego
  juiste julie jump junge jupe jure juro just jutro juz k kaba kac kacak kaczka kadar kafe kahve kalem kalin kalp kalt kamer kamera kamers kamp kan
  kanker kans kansen kante kanten kapat kapi kara kardesi karen karte kasa kase kast kasy kat katze kauf kawa kawe kaza kazde ke kedi kein keinen kek
  ken kendim kendin kene kenst kep ker kere keren kerle kertje keting keus key keys ki kic kick kid kies kiezen kil kim kime kims kimseyi kimseyle kind
  kinder king kino kip kirmizi kis kisa kit kitap kitchen kizimi klar klaren klas klasa klasie klein kleinen klopen klubie km knast kne knes knie know
  kocha kochen koe kohle kok koken kolegen kolego kolor kom kome komen komt kon konden konen koning kont konte kontrol kontrole kop kopf kopie korb
  korkuyor korkuyorsun kort korte kot koude koy kraj krant kranten kredi kregen krew krieg kriege kriegt krol krop krowa ksiazka kto ktore kuche kuchen
  kuh kul kulak kun kunden kunst kurs kurz kurze kus kutlu kwiat kyle la lab lac lach lachen lacher lacht lady lag lago lait lake lamarte lamp lampe lan
  land landen lane lap lapin lapiz las lase lasen last late launch laut laves law lay le lea leaf leave leaving lebe leben lebt lece lech leche leci
  lecker leden left leg legar lege legen leger legere lego lehrer lei leiche leid leide leidt leise leiten leke lelijk lena lent leo leon leone ler
  lerar les lese lesen lest let leto leuker leur leuw leva levan levare leve lever lewo lezen li liar libro licht lieben liebst lied lief lieg liegen
  lien lies liesen lieve life lift ligen light lijk lijken lijn like line linken lion lip lipen lis lisc list lit live lives livre lo load loch lody
  lograr lok lol long lopen loro los lose lot lota lote loup love loving low lowi lozko lubie luce lucht luck luft lui luken lul luna lunch lune luz ma
  mach machte machten madame madchen made mag magen magia mai mail main mains mais maison major mak make makt makte makten mal mala maladie malatia male
  maleta malin malo malpa mam mama mami mamy man manage manche mand mando mangi mano manos manque manten many map mapa mar marche marcia marco mare mari
  marina mark markt martes martw martwi martwie marty mas masa mask mason masz mat mata matar mataste match mater maters matin mato maus mavi maya mazo
  mb me meal mean meat media medoen mehr meilen mein meine meins meinte melk meme men mende mene menge meno menos mensch menschen mensen mente mentre
  mer mere merece merite mes mesa mese mesele mest mester met meta metal mete meten metere meti metier metre mexiko mi mia miala miasto mice mich miden
  miej miejscach miejsce mien miene mieszka miete miglia miglior mij mijn mijne mil mila mile milk min mina mind mine minute mio mir mis mischien mise
  mision mist mistaken miste mit mite miten mix mleko mn mnie mniej moche mocht mochten moda mode modo moed moesten moet mogen mogli moglich mogliche
  moglie mois moj moja moje molto mon monat mond money mongolie monstre monte monter month mord morden more morgan morira moro morso mort morta most mot
  moto mots mouse move moyen moze mozg mu much mucha muchio mud mude mudur muero muis mulder mund munt mur murs mus muse musi muste musten musze mut
  muter muy my mysz na nach nachsehen nacht nachts nacio nad nadziei nager nahm nahmen najwiekszy name namen nan nar nas nase nasil naso nastro nasze
  nata nazywa ne near neck ned neden negen neger negeren negra negro nehm nel nela nem nene ner nerden nerede nereden nero nerve nest nesun net neu
  neuen neuf neun neune neus neve new news next nez ni nic nice nich nicht nick nid nie niech niemanden nient niet niger night nina nine nino nique no
  noch noche nocy noem noemen nog noga noi noir nom non nona noni nono nord norte nos nose nostre not note nothin noti notre nous nove now nowa nowy nu
  nueve nuevo nuit nuits nul numara nur nut nutzen o ob obie oboje ochio ocho od oda oder odia oeil oeste oeuvre of ofen ofer ofiar often og ogi ogni
  ohne ohr ohren oido oie oil ojo ok okno oko okul okulda ol ola old older oldu olduren olen olma olmasa olmayi olsam olsan olume olun olur olursan om
  oma ombre on ona once onder one ones oni onkel onlar ono ons ont onto onu onun onunde op opa open optie or ora orange ordek oren orn orso ort os osiem
  oso ost ot oto otra otro ou ouch oude ouder oui our ours out over ovest owen own oyun pac pace packed packen paga page pagina pain painful paint paio
  pair pak paket pala palace palce palec pan pana pane papa papel paper papers papier paquet paquete par para parada parado parait paran parani parasi
  parc parca parco pare parece parecio pari paris park parole part parte partes parti parties partire parts pas pasen paser pasi pasierte past pasta
  pata pater pates path pato pause pay paye paying pays paza pazo pe peace peach pear peau pech peche pecho ped pedal pedale pedalo peder pedi pega peki
  pele pelen pelo pen pena pene pensa penser pensi penso peny peor per percio perd perde pere pero peros pers perso personen perte pesce pesci peso pet
  peto peu peuple peur peut pez pferd pfosten phil phones pi piace piaza pic pichia pick pide pido pie piec pied piede piel piense pienses pieprz
  pieprzu pierdo piere pies pig pijp pik pilka pin pine ping pink pip pipe pis pista piste pisze pita pitch pity piu piza place plage plainte plan plane
  planen planet planete plant planta planten plants plaque plasen plate platz play plays plaza plein plek pleken pleure pleurer pluie plus po poca pocas
  poche pochi pociag poco pod podras podre poes poi pointe poire pokaze pol pola polen police polis polise polisi poloz pols pome pond pondre pone ponen
  poner pont pop por porque port porta portarmi porte porter porze pose poser post posta posto pot pote poter potes potra potro poule poupe pour poura
  pouse power powie powiesz powina powiny prace prate praten prayer preciso prend prende prens pres prese presto private privato prive pro proba prober
  proberden prof proper przed przede przerwe przerwy przeze przy przyjaciel ptak pu puce pude pudo pueblo puedes puerta pul pump punt puntos pura puro
  puse push put puts puza pyta qua quale quand quant quante quasi quatre que queda quede quen quest queste qui quick quieras quieren quin quise quoi
  race rache rad rada rade raden radze ragmen rai rain raken ram rame rane rany rape rat raum ray raz re reach reacion read reale reazione recht rechte
  rechten red regelen regina regle regrete reicht rein reina reine reis reka reken rendre rentres resemble resmi rest reste reszte retard rete reten
  return revient rey ricas rice rich richt richtige richtigen richting rico ride ridiculo riecht rien rijd rijden rijdt ring rio riz rn road roba robe
  robi robin rock rod roep rof roi rojo rok rom rompio rope ros rosa rose roso rot roten roue rouge round row rower ruch rue rues ruhe rule rum run
  runde runing rush rusi rusten rusz ruszac ruta ryba rzad rzecz rzeczy sa sabe saben sac saca sache saco sacs sad sag sage sagen saglik sahiden sahne
  sahte said sait saka sake saki sakin sal sala salak sale salen sali salire salop salt saltar salute salz sam same sameln samy sana sand sandim sano
  sans sante sara sarebero saremo saro sas sat sate sati satin satz sau sauer save say sayarak sayin says scapare scapato schade schaden schafen schal
  scham schat schaten schau schaue schaut scheck scheiden scheinen schema scherz scherzo schicke schickt schickte schien schiena schies schiesen schiest
  schif schifo schijnt schip schlaf schlafe schlag schlam schlange schlug schnapen schnapt schne schneiden schnit schock schoenen schol schon schone
  schot schoten schrei schreibe schreiben schrieb schuden schuld schulde schulden schule schuler schus schuse schwach schwanz schwarz schwein schweine
  schwimen schwul science scopa scum se sea seal sean seance seas seat sechs secrete sed sefer seguire sehe sehen sehir sehr sehre sei seien seife sein
  seine seinen seines seing seis seit seite seiten sek sekiz sel sele selen selten sem sempre sen send sende sendin seni senin sens sensie sensin sente
  sentia sentir sept ser serai seran serce sere seref seri ses sesiz set sete sets setze setzen seviyor sex sexte seyden seyin seyle shake shal shame
  shape shark she shel shep shine ship ships shirt shock shoe shop short shot shots shouldn shout show si siamo siate sicak side sido sie sieben sieci
  siedem siedzi siege sieh siente siento siete sigaret sighs sight sign signe signer sigue sik siki sikinti sikti sila sile silk sily sin since sind
  sing singe singen single sink sino sira sire siren sirve sis sise sit site sito six siz sizce sizi skin skip sky slagen slap slapen slat slave slep
  slept slet sliep slip slow smak smal smel smieci smiercia smile snail snake snap snapt snow so soap sobre socio sock soft sogar sohn soigner soins
  soir sol sold sole soleil solo solt solte soltet some son sone soner song sono sont sort sorte sorti sory souci soul sound soup sous south soy spac
  space spada sparare spas spaste spat spel spelen spi spiace spiel spieler spin spisz spit spon sporen sporo sport spot sprak spreken spring springen
  sprong squad sr sta stad stade stadt stage staje stal stan stand stano stap stapen star starb stare staring start stat state staten stay steh stehe
  stehlen stein stek stel stela stele step ster sterbe steren sterf stern stese steven stia stich stick stierf stijl stil stile stime stir stirbt sto
  stock stoel stol stole stolen stom stond stone stop storm story strade strak strange strat straten streit streng strike stron strong struck stuck
  stucke stuhl stuken stunde stupid stupida stupido sturen styl style su sua suchen suchte sucre sud suden sui suis suite sukel sul sula sule sun suo
  suport sur sure survivre sus susan suse suser sut suya sweat swim syn syna sync synch szans szanse szczerze szesc szlag szpital szuka ta table tablet
  tache tacy tadi tafel tag tage tagen taglia tai tail tak take taken takes takie takiej tal tale talk talking tam tan tane tank tant tanta tante tanto
  tanz tanzen tap tape tard tarda tarde tardes tart tarte tarz tas tasche tase tata tate taten taty taule taze te tea teach team tear teatro tegmen tego
  teil teilen tek teken tekst tel tele telefonu telen telephone teler tema temps ten tenga tent ter tera terain tere terein terk tes test testa teste
  testen tete tetes teto tez than thank that the them theme these they thick thief thin thing think third this those thre threat threw through thrown
  thus ti tia tie tied tien tienen tieni tiens tient tier tiere tijd tijden time tin tio tios tip tir tira tirare tire tireur tisch tit to toad toby
  toca tocar toch toda todas tode todes todo todos toe toen toi toit tok tol toles tom toma tomare tome tomen ton tone tonen tono tont tonto top topo
  tor tot touche touchez tour tous tout tower town toy tra trace track traere traf trafen trafik trage tragen trago tragt train trainen tranen trans
  trapen tras trate tre trefe trein tren trenen treno tres trick tricks tried tries trinke trinken trip triste tro troia trois trok tromba trop trouve
  truck trucs true trug trui trunk truth try trying trzy tu tua tue tuo tur turen turn tus tusen tuta tute tuto tuz twe twin two twoj ty tyle tyler
  tylko tymi typen u uber uc uciderlo ugly uhr uit ulica um umrze un una unas und under une uno unos uns unsere unseren unten unter until up ur uren us
  uscito use ust ustce uwaza uzun va vaca vache vacio vado vai vais vaker vale valen valise vals valse van vano var vardi vas vaste vater ve veamos veas
  veces vechia vede vedo veia veile veinte veld vele velen velo ven venais vender vendere vendeta venendo vengas venido venir venite vent vento ventre
  venus venuta ver vera verast verband verbranden verbrant verdamt verdamten verde verdi verdien verdiend verdiende verdienst verdik verdwijnen vere
  verecek veren vergat vergesen vergist verin verlor vermis vermise vermiste vermord vermorde vermordt vers vert verte very vesti vet veut veya vez vi
  via vice vide vie vieil vieile viel viele vielen viendo vienes vient vier vieren view vijf vile vimos vin vince vind vinger vingt violent vire vis
  visen viste vite viven vivos vles vloer voel voer voet vogel voi voix vol volant volar volare vole volere volevi volg volgen volo volvere volvio vom
  von vond vonden vor vorai vorbei vorm vormen vort vostre vote voto votos votre vous voy vrede vres vriend vriendin vrij vrije vu vuelo vuelven vuol
  vur vuren w wach wache wachen wachsen wachte wafen wagen wahl wahlen wahr wahre wahren wait wal wald walk walke walker wami wand want war warde warhen
  warin warm warn warnen wart warte warten was waschen wasen waser wash wasn wasz wasze wat water wave way wayne ways we weak wear weden weder weg wein
  weinen weird weis weise weisen weit wejdz wek wel welch welchen welk welke welne welt wen wenden went wer werd weren wert west westen wet wete weter
  what whel when where whether white who whore why wide widze wie wiec wiek wiele wiens wierz wierze wies wieso wiesz wife wij wijs wijst wijze wijzen
  wil wild wilde wilden wilie wilt win wind wine wing wins wint winter winy wir wird wire wirken wise wisen wish wist wisten wit witch wite with witz
  witze wives wo woche wod woda wohl wohnen woke wole wolen wolf wolisz wolne wond wonde wonden wonen word wordt work world worm wort worte worten worth
  wraca wrap write wroci wrong wunsche wunscht wurd wurden wuste wy wyjde wyspa y ya yapin yapma yapti yard year yedi yerin yes yesil yet yeter yeux yil
  yo yok yoken yol you your youth yuce yuz z za zabierzcie zabij zaden zagen zahl zahle zahlen zahn zak zaken zal zand zaplace zaten zbyt zdaje ze
  zechce zegen zehn zei zeichen zeiden zeige zeigen zeit zeiten zejdz zeka zekali zelt zero zes zeten zeuge zeven zgoda zia zich ziehe zieht ziek zieke
  ziel zielony ziemia ziens ziet zigarete zij zijde zijn zijne zimer zin zing zingen zio znac znak znow zo zobaczy zocolo zoeken zon zona zonde zor
  zouden zout zover zrobi zu zug zuid zult zum zur zusehen zwar zward zware zwart zwykly zycze zydzi zyje
'), '\s+')) as w
where not exists (select from private.filter_forms f where f.key = w and f.kind in ('p', 'd', 'v', 'r'))
  and not exists (select from private.filter_keys k where k.key = w)
on conflict do nothing;
