-- Patterns of questions for personal data, and of requests to meet or to talk elsewhere.

-- Questions about age, home, school, name, number, picture and secrecy.
select private.add_filter_pattern('question', 'asl l',
  '^(?:asl|a s l)\M');
select private.add_filter_pattern('question', 'asl | please pls plz u you',
  '\masl (?:pls|plz|please|u|you)\M');
select private.add_filter_pattern('question', 'asl | ur your',
  '\m(?:your|ur) asl\M');
select private.add_filter_pattern('question', 'age old | how hw wat what yall',
  '\m(?:how|hw|wat|what) (?:old|age) (?:are |r |is )?{you}\M');
select private.add_filter_pattern('question', 'old | how',
  '\mhow old r\M');
select private.add_filter_pattern('question', 'age | say tell wats what whats yer yo youre',
  '\m(?:whats|what is|wats|what s|tell me|say) {your} age\M');
select private.add_filter_pattern('question', 'age | what',
  '\mwhat age (?:are|r)\M');
select private.add_filter_pattern('question', 'age | ur yer yo your youre',
  '\m{your} age$');
select private.add_filter_pattern('question', 'wer were wher where yall | from liv live stay',
  '\m(?:where|wher|were|wer) (?:do |d |abouts do )?{you} (?:live|liv|stay|from)\M{not_game}');
select private.add_filter_pattern('question', 'from | wher where',
  '\m(?:where|wher) (?:are|r) {you} from\M');
select private.add_filter_pattern('question', 'city country street town wat which | are do r u what you',
  '\m(?:what|which|wat) (?:city|town|street|country) (?:are|r|do|u|you)\M');
select private.add_filter_pattern('question', 'school skool | d wat what which',
  '\m(?:what|which|wat) (?:school|skool) (?:do|are|r|u|you|d)\M');
select private.add_filter_pattern('question', 'school skool | tell wats what whats yer yo youre',
  '\m(?:whats|what is|wats|tell me) {your} (?:school|skool)\M');
select private.add_filter_pattern('question', 'where | school',
  '\mwhere do (?:you|u) go to school\M');
select private.add_filter_pattern('question', 'name names | actual full irl last real tell true wats whats yer youre',
  '\m(?:whats|what is|wats|tell me|what s) {your} (?:real|full|last|actual|irl|true) (?:name|names)\M');
select private.add_filter_pattern('question', 'name | full irl last real',
  '\m{your} (?:real|full|last|irl) name$');
select private.add_filter_pattern('question', 'cell digits num numba number phone | drop gimme give i send share tell want wats what whats yer yo youre',
  '\m(?:whats|what is|wats|what s|give me|gimme|send|send me|drop|tell me|can i (?:have|get)|i want|share) {your} (?:phone )?(?:number|num|numba|digits|'
  'phone|cell)\M(?! (?:of|one|in the)\M)');
select private.add_filter_pattern('question', 'photo photos pic pics picture selfie selfies urself yourself | drop gimme give post send share show',
  '\m(?:send|show|gimme|give|post|drop|share) (?:me |us )?(?:a |an |ur |your |some |one )*(?:pics?|photos?|selfies?|picture) of (?:you|u|yourself|'
  'urself)\M');
select private.add_filter_pattern('question', 'drop gimme send | pic pics selfie selfies',
  '\m(?:send|gimme|drop) (?:me )?(?:a |ur |your |some )*(?:pics?|selfies?)$');
select private.add_filter_pattern('question', 'please pls plz | photo photos pic pics',
  '\m(?:pics?|photos?) of (?:you|u) (?:pls|plz|please)\M');
select private.add_filter_pattern('question', 'face | let see',
  '\m(?:can|let) (?:i|me) see (?:your|ur) face\M');
select private.add_filter_pattern('question', 'show | face',
  '\mshow (?:me )?(?:your|ur) face\M');
select private.add_filter_pattern('question', 'cam camera webcam | put switch turn',
  '\m(?:turn|put|switch) on (?:your|ur|the) (?:cam|camera|webcam)\M');
select private.add_filter_pattern('question', 'cam camera webcam | put switch turn',
  '\m(?:turn|put|switch) (?:your|ur) (?:cam|camera|webcam) on\M');
select private.add_filter_pattern('question', 'facetime ft lets video videocall wanna want',
  '\m(?:lets|can we|wanna|want to|u wanna) (?:facetime|video ?call|ft)\M');
select private.add_filter_pattern('question', 'tell | any dad dont family father mom mommy mother mum never parent parents teacher',
  '\m(?:dont|do not|never) tell (?:ur|your|any of your) (?:parents?|mum|mom|mommy|dad|mother|father|family|teacher)\M');
select private.add_filter_pattern('question', 'secret | between our',
  '\m(?:keep|its|this is|be) (?:it |this )?(?:our|between us|our little) secret\M');
select private.add_filter_pattern('question', 'secret | our',
  '\mour (?:little )?secret\M(?! (?:weapon|level|base|room|plan|code|move|trick))');
select private.add_filter_pattern('question', 'alone | home u you',
  '\m(?:are|r) (?:you|u) (?:home )?alone\M{not_game}');
select private.add_filter_pattern('question', 'home | alone',
  '\m(?:are|r) (?:you|u) (?:at )?home alone\M');
select private.add_filter_pattern('question', 'parents | away home there',
  '\m(?:are|r) (?:ur|your) parents (?:at )?(?:home|there|away)\M');
select private.add_filter_pattern('question', 'bf boyfriend gf girlfriend | have',
  '\mdo (?:you|u) have a (?:boyfriend|bf|girlfriend|gf)\M');
select private.add_filter_pattern('question', 'bf boyfriend gf girlfriend wanna want | my',
  '\m(?:be my|wanna be my|want to be my) (?:gf|bf|girlfriend|boyfriend)\M');
select private.add_filter_pattern('question', 'single | u you',
  '\m(?:are|r) (?:you|u) single\M');
select private.add_filter_pattern('question', 'wie | alt altt',
  '\mwie (?:alt|altt) (?:bist|bisd|bistn|bischt|seid)\M');
select private.add_filter_pattern('question', 'dein | alter',
  '\mdein alter$');
select private.add_filter_pattern('question', 'genau welcher wo | lebst stadt wohnst wohnste wohnt wonst',
  '\m(?:wo|wo genau|in welcher stadt) (?:wohnst|wonst|wohnt ihr|wohnste|lebst)\M{not_game}');
select private.add_filter_pattern('question', 'her wo woher | kommst kommste kommt',
  '\m(?:wo|woher) (?:kommst|kommste|kommt ihr) (?:du )?(?:her)?$');
select private.add_filter_pattern('question', 'gymnasium schule | fur welche welcher welches',
  '\m(?:auf|in|an) (?:welche|welcher|welches|was fur ne|was fur eine) (?:schule|gymnasium) (?:gehst|bist|gehste)?');
select private.add_filter_pattern('question', 'welche | schule',
  '^(?:und )?welche schule$');
select private.add_filter_pattern('question', 'wie | heisst',
  '\mwie heisst du (?:in echt|wirklich|richtig|eigentlich|mit nachnamen)\M');
select private.add_filter_pattern('question', 'name | dein',
  '\mdein (?:echter|richtiger|voller) name$');
select private.add_filter_pattern('question', 'deine handynummer nummer telefonnummer | doch gib gibst gibste mal mir sag schick schreib',
  '\m(?:gib|gibst|schick|sag|schreib|gibste) (?:mir |mal |du |doch )*(?:deine )?(?:handy|telefon)?nummer\M');
select private.add_filter_pattern('question', 'handynummer telefonnummer',
  '\m(?:deine )?(?:handynummer|telefonnummer)$');
select private.add_filter_pattern('question', 'nummer | deine',
  '\mdeine nummer$');
select private.add_filter_pattern('question', 'dir | mach schick selbst sende zeig',
  '\m(?:schick|zeig|sende|mach) (?:mir |mal |doch |uns )*(?:ein |nen |paar |deine? |das )*(?:bild|bilder|foto|fotos|selfie) (?:von dir|von dir selbst)\M');
select private.add_filter_pattern('question', 'schick schicke | bild bilds foto fotos mal mir nen selfie selfies',
  '\m(?:schick|schicke) (?:mir |mal )*(?:ein |n |nen )?(?:foto|bild|selfie)s?$');
select private.add_filter_pattern('question', 'mach schalt | cam kamera webcam',
  '\m(?:mach|schalt) (?:mal |doch )*(?:deine |die )?(?:cam|kamera|webcam) (?:an|ein)\M');
select private.add_filter_pattern('question', 'erzahl sag verrat | dein deinen deiner eltern lehrer lehrern mama mutter nichts nix papa',
  '\m(?:sag|erzahl|verrat) (?:es |das )?(?:deinen|deiner|dein|den) (?:eltern|mama|mutter|papa|lehrern?)\M.*\m(?:nicht|nichts|nix|nie)\M');
select private.add_filter_pattern('question', 'allein alleine ganz | daheim hause zuhause',
  '\m(?:bist|biste|sitzt) (?:du )?(?:gerade |grad |jetzt )?(?:ganz )?alleine? (?:zu ?hause|daheim)\M');
select private.add_filter_pattern('question', 'unser | geheimnis',
  '\munser (?:kleines )?geheimnis\M');
select private.add_filter_pattern('question', 'hast | freund freundin',
  '\mhast du (?:n |nen |einen |ne |eine )?(?:freund|freundin)$');
select private.add_filter_pattern('question', 'age | kel qel quel quelle',
  '\m(?:t ?as|tu as|ta|tu a) (?:quel|kel|qel|quelle) age\M');
select private.add_filter_pattern('question', 'age | kel quel',
  '\m(?:quel|kel) age (?:t ?as|as|tu|ta)\M');
select private.add_filter_pattern('question', 'ton | age',
  '\mton age$');
select private.add_filter_pattern('question', 'ou quelle | creches habite habites tcreches thabite thabites tvis vis',
  '\m(?:tu |t ?)(?:habites?|vis|creches) (?:ou|dans quelle|a quelle)\M{not_game}');
select private.add_filter_pattern('question', 'dou ou | habite habites thabite thabites tviens tvis viens vis',
  '\m(?:ou|dou) (?:est ce que )?(?:tu |t ?)(?:habites?|vis|viens)\M');
select private.add_filter_pattern('question', 'dou ville | quelle tu viens',
  '\mtu (?:viens|es) (?:dou|de quelle ville)\M');
select private.add_filter_pattern('question', 'college ecole lycee | akel akelle aquel aquelle aukel aukelle auquel auquelle danskel danskelle dansquel dansquelle enkel enkelle enquel enquelle kel '
  'kelle quel quelle tes tvas vas',
  '\m(?:tu (?:vas|es)|tes|t|t es|t ?vas) (?:a|dans|au|en)? ?(?:quel|quelle|kel|kelle) (?:ecole|college|lycee)\M');
select private.add_filter_pattern('question', 'quel quelle | college ecole lycee',
  '\mquel(?:le)? (?:ecole|college|lycee) (?:tu|t)\M');
select private.add_filter_pattern('question', 'ton | koi quoi',
  '\m(?:cest|c) (?:quoi|koi) ton (?:vrai|nom de famille|prenom) ?(?:nom|prenom)?\M');
select private.add_filter_pattern('question', 'vrai | ton',
  '\mton vrai (?:nom|prenom)$');
select private.add_filter_pattern('question', 'balance donne envoi envoie file moi num numero passe tel telephone tn ton',
  '\m(?:donne|passe|envoie|file|balance|envoi) (?:moi )?(?:ton|le|tn) (?:num|numero|tel|telephone|06|07)\M');
select private.add_filter_pattern('question', 'ton | koi quoi',
  '\m(?:cest|c) (?:quoi|koi) ton (?:num|numero|tel)\M');
select private.add_filter_pattern('question', 'image moi photo photos selfie tete toi visage | balance envoi envoie montre passe',
  '\m(?:envoie|envoi|montre|passe|balance) (?:moi )?(?:une |ta |des |ton )?(?:photos?|tete|visage|selfie|image) ?(?:de toi|de ta tete|$)');
select private.add_filter_pattern('question', 'cam camera webcam | active allume mets',
  '\m(?:allume|active|mets) (?:ta|la) (?:cam|camera|webcam)\M');
select private.add_filter_pattern('question', 'dis dit parle | ta tes ton',
  '\m(?:dis|dit|le dis|parle) (?:rien|pas|en pas|le pas) (?:a |en a )?(?:tes|ta|ton) (?:parents|mere|pere|maman)\M');
select private.add_filter_pattern('question', 'chez maison | seul seule',
  '\m(?:tes|t es|tu es|t) (?:tout |toute )?seule? (?:a la maison|chez toi|chez vous)\M');
select private.add_filter_pattern('question', 'secret | notre',
  '\mnotre (?:petit )?secret\M');
select private.add_filter_pattern('question', 'as tas | copain copine mec meuf',
  '\mt ?as (?:un copain|une copine|un mec|une meuf)\M');
select private.add_filter_pattern('question', 'anos | tenes tienes tnes',
  '\m(?:cuantos|kuantos|ktos|cuants|qntos) anos (?:tienes|tenes|tnes)\M');
select private.add_filter_pattern('question', 'cuantos | anos',
  '\mcuantos anos$');
select private.add_filter_pattern('question', 'edad | cual que',
  '\m(?:que|cual es tu) edad\M');
select private.add_filter_pattern('question', 'adonde dnd donde | eres vives vivis',
  '\m(?:donde|dnd|adonde|en donde) (?:vives|vivis|eres)\M{not_game}');
select private.add_filter_pattern('question', 'eres sos | ciudad dnd donde pais',
  '\mde (?:donde|dnd|que ciudad|que pais) (?:eres|sos)\M');
select private.add_filter_pattern('question', 'estas estudias vas | cole colegio escuela insti instituto',
  '\m(?:en|a) que (?:colegio|cole|escuela|insti|instituto) (?:estas|vas|estudias)\M');
select private.add_filter_pattern('question', 'estas tuyo vas | cole colegio escuela insti',
  '\mque (?:colegio|cole|escuela|insti) (?:vas|estas|es el tuyo)\M');
select private.add_filter_pattern('question', 'completo real verdad | llamas nombre',
  '\m(?:como te llamas|cual es tu nombre) (?:de verdad|real|en la vida real|completo)\M');
select private.add_filter_pattern('question', 'apellido real | nombre tu',
  '\mtu (?:nombre real|apellido)$');
select private.add_filter_pattern('question', 'dame dime guasap insta mandame movil num numero pasa pasame pasas snap telefono wasap whats wsp | el tu',
  '\m(?:pasa|pasame|dame|mandame|dime|da|me das|me pasas) (?:tu|el) (?:numero|num|telefono|movil|wasap|guasap|whats|wsp|insta|snap)\M');
select private.add_filter_pattern('question', 'cual | movil num numero telefono',
  '\mcual es tu (?:numero|num|telefono|movil)\M');
select private.add_filter_pattern('question', 'foto fotos imagen selfie | cara envia enviame manda mandame pasa pasame sube tuya tuyas unas',
  '\m(?:manda|mandame|pasa|pasame|envia|enviame|sube) (?:una |tu |unas )?(?:fotos?|selfie|imagen) (?:tuyas?|de ti|de tu cara)\M');
select private.add_filter_pattern('question', 'foto | manda mandame pasa pasame',
  '\m(?:manda|pasa|mandame|pasame) (?:una )?foto$');
select private.add_filter_pattern('question', 'cam camara webcam | activa enciende pon prende',
  '\m(?:pon|prende|enciende|activa) (?:la|tu) (?:cam|camara|webcam)\M');
select private.add_filter_pattern('question', 'cuentes digas nada tus | les madre mama padre padres papas profe',
  '\mno (?:le|les|se lo) (?:digas|cuentes) (?:nada )?a (?:tus|tu) (?:padres|papas|madre|mama|padre|profe)\M');
select private.add_filter_pattern('question', 'casa | estas tas',
  '\m(?:estas|tas) (?:sola|solo) (?:en )?(?:tu )?casa\M');
select private.add_filter_pattern('question', 'secreto | nuestro',
  '\mnuestro (?:pequeno )?secreto\M');
select private.add_filter_pattern('question', 'tienes | novia novio',
  '\mtienes (?:novio|novia)\M');
select private.add_filter_pattern('question', 'anni | qnt qnti quant quanti',
  '\m(?:quanti|qnt|qnti|quant) anni (?:hai|ai|ci hai)\M');
select private.add_filter_pattern('question', 'eta | che tua',
  '\m(?:che|qual e la tua) eta (?:hai)?');
select private.add_filter_pattern('question', 'abiti citta stai vivi | casa dove dv in quale via',
  '\m(?:dove|dv|in che via|in che citta|in quale citta) (?:abiti|vivi|stai di casa)\M{not_game}');
select private.add_filter_pattern('question', 'citta dove dv sei | di',
  '\mdi (?:dove|dv|che citta) (?:sei|6)\M');
select private.add_filter_pattern('question', 'liceo scuola | fai frequenti quale vai',
  '\m(?:in |a )?(?:che|quale) (?:scuola|liceo) (?:fai|vai|frequenti)\M');
select private.add_filter_pattern('question', 'chiami tuo | cognome completo davvero qual veramente vero vita',
  '\m(?:come ti chiami|qual e il tuo nome) (?:davvero|veramente|nella vita|vero|completo|di cognome)\M');
select private.add_filter_pattern('question', 'cell cellulare num numero telefono tuo | dai dammi dimmi mandami passami',
  '\m(?:dammi|passami|mi dai|mandami|dimmi) (?:il )?(?:tuo )?(?:numero|num|telefono|cell|cellulare)\M(?! (?:di (?!tel|cell)|del|della)\M)');
select private.add_filter_pattern('question', 'tuo | qual',
  '\mqual e il tuo (?:numero|cell)\M');
select private.add_filter_pattern('question', 'delle inviami manda mandami passami tua tue vedere | faccia facciadi facciatua facciatue fammi foto fotodi fototua fototue selfie selfiedi selfietua '
  'selfietue',
  '\m(?:mandami|manda|inviami|fammi vedere|passami) (?:una |la |delle )?(?:tua |tue )?(?:foto|selfie|faccia) ?(?:tua|tue|di te|della tua faccia|$)');
select private.add_filter_pattern('question', 'accendi attiva metti tua | cam camera telecamera webcam',
  '\m(?:accendi|attiva|metti) (?:la )?(?:tua )?(?:cam|camera|webcam|telecamera)\M');
select private.add_filter_pattern('question', 'dire dirlo niente | dirgli genitori mamma nulla papa tua tuo tuoi',
  '\mnon (?:dirlo|dire niente|dire nulla|lo dire|dirgli niente) (?:ai|a|alla|al) (?:tuoi|tua|tuo|genitori|mamma|papa)\M');
select private.add_filter_pattern('question', 'casa | sola solo',
  '\m(?:sei|6) (?:da )?(?:sola|solo) (?:a|in) casa\M');
select private.add_filter_pattern('question', 'segreto | nostro',
  '\m(?:il )?nostro (?:piccolo )?segreto\M');
select private.add_filter_pattern('question', 'fidanzato ragazza ragazzo | hai',
  '\mhai (?:il ragazzo|la ragazza|un ragazzo|una ragazza|il fidanzato)\M');
select private.add_filter_pattern('question', 'oud | hoe',
  '\mhoe oud (?:ben|bn|b|zijn|bnt) (?:je|jij|jullie|u)\M');
select private.add_filter_pattern('question', 'wat | leeftijd',
  '\mwat is je leeftijd\M');
select private.add_filter_pattern('question', 'waar welke wr | stad straat wonen wonenje wonenjij wonenjullie woon woonje woonjeje woonjejij woonjejullie woonjij woonjullie woont woontje woontjij '
  'woontjullie',
  '\m(?:waar|wr|in welke stad|in welke straat) (?:woon|woont|wonen|woonje) ?(?:je|jij|jullie)?(?!de|den|t)\M(?<=woon|woonje|je|jij|jullie){not_game}');
select private.add_filter_pattern('question', 'vandaan | kom',
  '\m(?:waar|wr) kom (?:je|jij) vandaan\M');
select private.add_filter_pattern('question', 'school | wat welke',
  '\m(?:op |naar )?(?:welke|wat voor) school (?:zit|ga|zitten) (?:je|jij)\M');
select private.add_filter_pattern('question', 'hoe wat | heet naam',
  '\m(?:hoe heet je|wat is je naam) (?:echt|in het echt|eigenlijk|van achteren)\M');
select private.add_filter_pattern('question', 'naam | echte volledige',
  '\mje (?:echte|volledige) naam$');
select private.add_filter_pattern('question', 'app geef jouw mag mij stuur zeg | 0 mn mobiel nr nummer telefoonnummer',
  '\m(?:geef|stuur|mag ik|app|zeg) (?:me |mij |mn )?(?:je|jouw) (?:nummer|telefoonnummer|06|nr|mobiel)\M');
select private.add_filter_pattern('question', 'wat | 0 nummer telefoonnummer',
  '\mwat is je (?:nummer|telefoonnummer|06)\M');
select private.add_filter_pattern('question', 'laat stuur | foto fotos gezicht jezelf jou selfie zien',
  '\m(?:stuur|laat) (?:me |mij |es |eens |even )*(?:een |je |n )*(?:foto|fotos|selfie|gezicht) (?:van (?:je|jou|jezelf)|zien)\M');
select private.add_filter_pattern('question', 'stuur | foto selfie',
  '\mstuur (?:een |n |je )?(?:foto|selfie)$');
select private.add_filter_pattern('question', 'zet | aan',
  '\mzet (?:je|de) (?:cam|camera|webcam) aan\M');
select private.add_filter_pattern('question', 'vertel zeg | aan tegen',
  '\m(?:zeg|vertel) (?:het |dit )?(?:niks|niets|niet|nix) (?:tegen|aan) (?:je|jouw) (?:ouders|mama|moeder|vader|juf)\M');
select private.add_filter_pattern('question', 'thuis | alleen',
  '\m(?:ben|zit) (?:je|jij) (?:nu )?(?:alleen) thuis\M');
select private.add_filter_pattern('question', 'ons | geheim',
  '\mons (?:kleine )?geheim\M');
select private.add_filter_pattern('question', 'heb | verkering vriendin vriendje',
  '\mheb (?:je|jij) (?:een )?(?:vriendje|vriendin|verkering)\M');
select private.add_filter_pattern('question', 'app | maar me mij',
  '^app (?:me|mij)\M(?: maar)?$');
select private.add_filter_pattern('question', 'lat macielat maciellat maszlat | ile ilee',
  '\m(?:ile|ilee) (?:masz|maciel?|ty masz) ?lat\M');
select private.add_filter_pattern('question', 'maszlat | ile',
  '\mile maszlat\M');
select private.add_filter_pattern('question', 'wieku | jakim',
  '\mw jakim (?:jestes )?wieku\M');
select private.add_filter_pattern('question', 'mieszkacie mieszkasz | gdzie miescie ulicy',
  '\m(?:gdzie|w jakim miescie|na jakiej ulicy) (?:mieszkasz|mieszkacie)\M{not_game}');
select private.add_filter_pattern('question', 'jestes pochodzisz | kad miasta skad',
  '\m(?:skad|z kad|z jakiego miasta) (?:jestes|pochodzisz)\M');
select private.add_filter_pattern('question', 'jakiej ktorej | podstawowki szkole szkoly',
  '\m(?:do|w) (?:jakiej|ktorej) (?:szkoly|szkole|podstawowki) (?:chodzisz|jestes)?');
select private.add_filter_pattern('question', 'masz nazywasz | naprawde nazwisko',
  '\mjak (?:sie )?(?:naprawde|na nazwisko) (?:sie )?(?:nazywasz|masz)\M');
select private.add_filter_pattern('question', 'nazwisko | masz',
  '\mjak masz na nazwisko\M');
select private.add_filter_pattern('question', 'nr numer tel telefon | daj dasz podaj wyslij',
  '\m(?:podaj|daj|wyslij|dasz) (?:mi |swoj |no )*(?:numer|nr|nr tel|numer telefonu|telefon)(?: tel\w*)?$');
select private.add_filter_pattern('question', 'masz | jaki',
  '\mjaki masz (?:numer|nr)\M');
select private.add_filter_pattern('question', 'daj jakas jakies pokaz przyslij siebie slij swoj swoja swoje wrzuc wyslij | fotka fotke fotki selfiaka selfie twarz zdjecia zdjecie',
  '\m(?:wyslij|slij|przyslij|pokaz|wrzuc|daj) (?:mi |swoje |swoja |swoj |jakas |jakies )*(?:fotke|fotki|fotka|zdjecie|zdjecia|selfie|selfiaka|'
  'twarz)(?: siebie| swoje)?$');
select private.add_filter_pattern('question', 'odpal wlacz | kamere kamerk kamerke',
  '\m(?:wlacz|odpal) (?:kamerke|kamere|kamerk\w*)\M');
select private.add_filter_pattern('question', 'mow | mamie nic nikomu rodzicom tacie tego tym',
  '\mnie mow (?:o tym |tego |nic )?(?:rodzicom|mamie|tacie|nikomu o nas)\M');
select private.add_filter_pattern('question', 'domu | jestes siedzisz teraz',
  '\m(?:jestes|siedzisz) (?:teraz )?(?:sama|sam) w domu\M');
select private.add_filter_pattern('question', 'tajemnica | nasza',
  '\mnasza (?:mala )?tajemnica\M');
select private.add_filter_pattern('question', 'masz | chlopaka dziewczyne',
  '\mmasz (?:chlopaka|dziewczyne)\M');
select private.add_filter_pattern('question', 'kac kc | yasinda yasindasin yasindasiniz yasindasn',
  '\m(?:kac|kc) yas(?:indasin|inda sin|indasiniz|indasn)\M');
select private.add_filter_pattern('question', 'kac | yas yasin',
  '\myas(?:in)? kac\M');
select private.add_filter_pattern('question', 'yasindasin | kac',
  '\mkac yasindasin\M');
select private.add_filter_pattern('question', 'hangi nerde nerede | kaliyorsun oturuyon oturuyorsun yasiyon yasiyorsun',
  '\m(?:nerede|nerde|hangi sehirde|hangi mahallede) (?:oturuyorsun\w*|oturuyon|yasiyorsun\w*|yasiyon|kaliyorsun)\M');
select private.add_filter_pattern('question', 'nerdensin neredensin nerelisin',
  '\m(?:nerelisin|nerdensin|neredensin)\M');
select private.add_filter_pattern('question', 'hangi | okula okulda okuldasin',
  '\mhangi (?:okul(?:dasin|a gidiyor\w*|da okuyor\w*|a gidiyon)|okulda)\M');
select private.add_filter_pattern('question', 'gercek tam | adin ismin',
  '\m(?:gercek|tam) (?:adin|ismin) ne\M');
select private.add_filter_pattern('question', 'soyadin | adin ne',
  '\m(?:adin soyadin|soyadin) ne\M');
select private.add_filter_pattern('question', 'numara numaran numarani | alabilir at atsana ne soyle ver versene yaz yolla',
  '\mnumara(?:ni|n)? (?:ver|versene|at|atsana|yolla|yaz|soyle|ne|alabilir)\w*\M');
select private.add_filter_pattern('question', 'numaran | tel telefon',
  '\m(?:telefon |tel )numaran\w*\M');
select private.add_filter_pattern('question', 'atsana foto fotograf fotografini fotografnu fotoini fotonu gonder misin resmini selfie yolla yollasana',
  '\m(?:foto(?:graf)?(?:ini|nu)?|resmini|selfie) (?:at|atsana|atar misin|yolla|gonder|yollasana)\M');
select private.add_filter_pattern('question', 'acsana kamera kamerani kamerayi',
  '\mkamera(?:ni|yi)? (?:ac|acsana)\M');
select private.add_filter_pattern('question', 'ailene annene babana | anlatma bahsetme soyleme',
  '\m(?:ailene|annene|babana|anne babana) (?:soyleme|anlatma|bahsetme)\M');
select private.add_filter_pattern('question', 'evde | misin tekmisin yalnizmisin',
  '\mevde (?:yalniz|tek) ?(?:misin|basina misin)\M');
select private.add_filter_pattern('question', 'aramizda | kalsin sir',
  '\maramizda (?:kalsin|sir)\M');
select private.add_filter_pattern('question', 'sevgilin | var',
  '\msevgilin var mi\M');
select private.add_filter_pattern('question', 'alone | u you',
  '^(?:are )?(?:u|you) (?:at )?home alone\M|\m(?:u|you) (?:at )?home alone (?:rn|right now|now)\M');
select private.add_filter_pattern('question', 'parents mum mom dad | time when',
  '\m(?:what time|when) (?:do|does|are|is|r) (?:your|ur) (?:parents|mum|mom|dad)\M');
select private.add_filter_pattern('question', 'us | anyone anybody nobody parents',
  '\m(?:dont|do not|never) tell (?:anyone|anybody) (?:about (?:us|this)|ok)\M|\mtell nobody about us\M');
select private.add_filter_pattern('question', 'gamertag | ur your tu ton dein',
  '\m(?:whats|what is|wats|gimme|give me) (?:ur|your) gamertag\M');
select private.add_filter_pattern('question', 'face pic pics selfie photo | dm pm send snap',
  '\m(?:dm|pm|send|snap) (?:me )?(?:ur|your) (?:face|pics?|selfies?|photo)\M');
select private.add_filter_pattern('question', 'boyfriend bf girlfriend gf | got',
  '\m(?:you|u) got a (?:boyfriend|bf|girlfriend|gf)\M');
select private.add_filter_pattern('question', 'parents mum mom dad family teacher | secret know find',
  '\msecret from (?:your|ur) (?:parents|mum|mom|dad|family|teacher)\M|\mdont let (?:your|ur) (?:parents|mum|mom|dad) (?:know|find out|see)\M');
select private.add_filter_pattern('question', 'selfie selfies pic pics | pls plz please now',
  '\m(?:send|gimme|drop) (?:me )?(?:a |ur |your |some )*(?:pics?|selfies?) (?:pls|plz|please|now)$');
select private.add_filter_pattern('question', 'telefonieren videochatten skypen | wollen lass konnen',
  '\m(?:wollen wir|lass(?: uns)?|konnen wir)(?: mal)? (?:telefonieren|videochatten|skypen)\M');
select private.add_filter_pattern('question', 'call ring | wanna can lets',
  '\m(?:can i|wanna|i wanna) (?:call|ring) (?:you|u)\M');

-- A request to meet outside of the game. § is "in real life", ¶ a place of a town, ¤ a day or a time.
select private.add_filter_pattern('meeting', '§ | abhangen afspreken beccarci becchiamo bulus chillen conocernos conocerte conoscerci enc* encontr gorus goruselim hang hangout inc* incontr '
  'incontriamoci juntamos juntarnos link meet meeten meeting meetup ontmoeten other poznajmy quedamos quedar quedemos rdv rejoins ren* rencontr '
  'rendezvous ret* retrouv retrouve retrouver see sehen spo* spotka spotyk spreek spreken takil tanis treff treffen trefft triff trovarci troviamo '
  'ustawmy veamos vederci vedersi vederti vediamo vediamoci vemos veo vernos verte voir voit vous widzimy wiedersehen zien zob* zobacz',
  '\m{meet}\M.*§');
select private.add_filter_pattern('meeting', '§ | abhangen afspreken beccarci becchiamo bulus chillen conocernos conocerte conoscerci enc* encontr gorus goruselim hang hangout inc* incontr '
  'incontriamoci juntamos juntarnos link meet meeten meeting meetup ontmoeten other poznajmy quedamos quedar quedemos rdv rejoins ren* rencontr '
  'rendezvous ret* retrouv retrouve retrouver see sehen spo* spotka spotyk spreek spreken takil tanis treff treffen trefft triff trovarci troviamo '
  'ustawmy veamos vederci vedersi vederti vediamo vediamoci vemos veo vernos verte voir voit vous widzimy wiedersehen zien zob* zobacz',
  '§.*\m{meet}\M');
select private.add_filter_pattern('meeting', '¶ parc parco park parku parque | apetece becchiamo bulusabilir bulusalim chcesz could dit espero gaan gorusalim goruselim hadi incontriamoci konnen '
  'konnten kunnen lass laten let lets meet moze mozemy peut podemos possiamo pourrait puedes quedamos quieres rdv se shall should sollen spotkajmy '
  'spotkamy treffen troviamoci uns ustawmy va vediamo vediamoci vemos veux vous vuoi wanna want we widzimy wil willst wollen zullen',
  '\m(?:rdv|rendez vous|willst du|te espero|lets|let us|let s|can we|could we|should we|shall we|wanna|want to|we should|we could|meet me|i want to|'
  'we can|u wanna|you wanna|wollen wir|sollen wir|konnen wir|lass|lasst uns|lass uns|wir konnten|wir konnen|treffen wir|on peut|on pourrait|tu veux|'
  'on se|veux tu|ca te dit|podemos|quieres|quedamos|nos vemos|te apetece|puedes|vuoi|possiamo|ti va|ci vediamo|ci becchiamo|vediamoci|incontriamoci|'
  'troviamoci|zullen we|kunnen we|wil je|gaan we|laten we|spotkajmy|spotkamy|mozemy|chcesz|moze|widzimy|ustawmy|hadi|bulusalim|gorusalim|goruselim|'
  'bulusabilir)\M.*(?:¶|(?:the |im |am |in |au |en el |al |nel |in het |w |bei )(?:park|parc|parque|parco|parku)\M.*¤|¤.*(?:the |im |am |in |au |en el |'
  'al |nel |in het |w )(?:park|parc|parque|parco|parku)\M)');
select private.add_filter_pattern('meeting', '¶ | bulusabilir bulusalim bulusmak gorusebilir goruselim takilalim',
  '\m(?:bulusalim|goruselim|bulusabilir|gorusebilir|bulusmak|takilalim)\M.*¶');
select private.add_filter_pattern('meeting', '¶ | bulusabilir bulusalim bulusmak bulusur gel goruselim takilalim',
  '¶.*\m(?:bulusalim|goruselim|bulusabilir\w*|bulusur\w*|bulusmak|takilalim|gel)\M');
select private.add_filter_pattern('meeting', '¶ apartment crib flat home house mine our over place yard | come',
  '\m(?:come|come over) (?:over )?(?:to )?(?:¶|(?:my|mine|our) (?:house|place|home|flat|apartment|crib|yard)\M)');
select private.add_filter_pattern('meeting', 'over | mine my',
  '\mcome over (?:to )?(?:mine|my)\M');
select private.add_filter_pattern('meeting', 'komm | mich mir vorbei',
  '\mkomm (?:doch |mal |heute |morgen |einfach |¤ )*(?:zu mir|¶ vorbei|mich besuchen){not_game}');
select private.add_filter_pattern('meeting', 'viens | ¶ nous',
  '\mviens (?:\w+ )?(?:¶|chez nous)');
select private.add_filter_pattern('meeting', 'ven vente | ¶ casa',
  '\mven(?:te)? (?:\w+ )?(?:a ¶|a casa)');
select private.add_filter_pattern('meeting', 'vieni | ¶ me',
  '\mvieni (?:\w+ )?(?:a ¶|da me)');
select private.add_filter_pattern('meeting', 'kom | ¶ naar',
  '\mkom (?:\w+ )?(?:naar ¶|¶|naar mij toe)');
select private.add_filter_pattern('meeting', 'mnie mojego | domu przyjdz przyjedz wpadaj wpadnij',
  '\m(?:przyjdz|wpadnij|wpadaj|przyjedz) (?:\w+ )?(?:do mnie|do mojego domu)\M');
select private.add_filter_pattern('meeting', 'bize evime | gel gelsene misin',
  '\m(?:evime|bize) gel(?:sene|ir misin)?\M');
select private.add_filter_pattern('meeting', 'afspreken meet spotkac treffen uns vederci vernos voir | donde dove gdzie konnen kunnen mozemy nerede ou peut podemos possiamo waar where wo',
  '\m(?:wo|where|ou|donde|dove|waar|gdzie|nerede) (?:can we|konnen wir|on peut|podemos|possiamo|kunnen we|mozemy) (?:uns )?(?:meet|treffen|se voir|'
  'vernos|vederci|afspreken|sie spotkac)\M');
select private.add_filter_pattern('meeting', 'meet | ¶ lets up wanna want we',
  '\m(?:lets meet|can we meet|wanna meet|want to meet|meet up) (?:up )?(?:¶|¤)');
select private.add_filter_pattern('meeting', 'afspreken conocernos elkaar hang incontrarci meet ontmoeten quedar rencontrer spotkac treffen uns vederci vernos voir | chcesz could konnen kunnen '
  'lass lets mozemy peut podemos possiamo quieres shall sollen veux vuoi wanna want we wil wollen zullen',
  '\m(?:lets|can we|could we|wanna|want to|shall we|wollen wir|sollen wir|konnen wir|lass|lass uns|zullen we|kunnen we|wil je|on peut|tu veux|podemos|'
  'quieres|possiamo|vuoi|mozemy|chcesz)\M(?: uns| elkaar| sie| se)?(?: ¤)? (?:meet|meet up|hang out|treffen|afspreken|ontmoeten|se voir|se rencontrer|'
  'quedar|vernos|conocernos|vederci|incontrarci|spotkac|sie spotkac)(?: ¤)?(?: ¤)? ?$');
select private.add_filter_pattern('meeting', 'afspreken lets meet nos treffen uns vediamo vemos voit wollen zullen | al am at bei bij ci davanti devant en im near nel op se vor we wir',
  '\m(?:zullen we|wollen wir|lets|on se|nos|ci)\M(?: uns)? ¤ (?:meet|treffen|afspreken|voit|vemos|vediamo) (?:bei|bij|at|am|im|op|near|devant|vor|'
  'davanti|en|nel|al) ');
select private.add_filter_pattern('meeting', 'bulusalim hadi incontriamoci moze spotkajmy spotkamy vediamoci voit',
  '^(?:hadi |no |moze )?(?:spotkajmy sie|spotkamy sie|bulusalim(?: mi)?|vediamoci|incontriamoci|viens on se voit)(?: ¤)?$');
select private.add_filter_pattern('meeting', 'parc parco park parku parque | come kom komm naar przyjdz ven vieni viens zum',
  '\m(?:kom|come|komm|viens|ven|vieni|przyjdz)\M (?:to |naar |in |zum |au |al |a |do )(?:the |het |den |el |il )?(?:park|parc|parque|parco|parku)\M.*¤');
select private.add_filter_pattern('meeting', '¶ | zullen wollen lets va vamos andiamo idziemy',
  '\m(?:zullen we(?: ¤)? (?:naar|in)|wollen wir(?: ¤)? (?:ins|in den|zum|zur)|lets go to|on va(?: ¤)? (?:au|a la)|vamos(?: ¤)? al?|andiamo(?: ¤)? al?|idziemy(?: ¤)? (?:do|na))(?: the| de| het| la)? ¶');
select private.add_filter_pattern('meeting', 'pick | up',
  '\m(?:ill|i can|can i|i will|let me)(?: come)? pick (?:you|u) up\M.*(?:¶|¤|my car|your house|ur house)');

-- A request to talk somewhere else. & is an app.
select private.add_filter_pattern('moving', '& | dein deinen je jouw ton twoj twojego ur your',
  '\m(?:ton|dein|deinen|your|ur|je|jouw|twoj|twojego)\M &$');
select private.add_filter_pattern('moving', '& wats whats | ur your',
  '\m(?:whats|what is|wats) (?:your|ur) &');
select private.add_filter_pattern('moving', 'ton | koi quoi',
  '\m(?:c|cest) (?:quoi|koi) ton &');
select private.add_filter_pattern('moving', '& | me mich moi ne var',
  '^& (?:me|mich|moi|ne|var mi)\M');
select private.add_filter_pattern('moving', '& beni mich mir mnie moi toe wa | add adde ajoute bei dodaj dodajcie ekle follow schreib schreibt text voeg',
  '\m(?:add|adde?|ajoute|voeg|dodaj|dodajcie|ekle|follow|text|schreib|schreibt) (?:me|mich|moi|mnie|beni|mir)\M(?: toe)?(?: \w+)? (?:on|auf|sur|op|na|in|'
  'bei) (?:wa|&)');
select private.add_filter_pattern('moving', 'schreib | mir',
  '\mschreib mir auf wa\M');
select private.add_filter_pattern('moving', '& | as got hai hast heb masz tas tienes ty',
  '\m(?:heb|hast|tienes|hai|masz|got|t as|tas) (?:je|du|ty|u|you )?&$');
select private.add_filter_pattern('moving', '& | call chat come continue dm find get go hop join jump meet message move msg onto our over pm reach speak swap switch talk text through thru use '
  'via write',
  '\m(?:come|go|switch|move|hop|swap|get|jump|continue|talk|chat|speak|text|write|call|dm|pm|msg|message|reach|find|join|meet|join me|join us|join my|'
  'lets use|use)\M(?: \w+){0,3}? (?:to|on|onto|over to|via|through|in|my|our|the|thru|a) (?:my |our |the |ur |your )?&');
select private.add_filter_pattern('moving', '& | any drop gimme give got have join use whats who',
  '\m(?:do (?:you|u) have|you got|u got|have (?:you|u) got|(?:you|u) have|got|anyone got|who has|whos got|whats your|whats ur|gimme ur|give me your|'
  'drop ur|drop your|lets use|use|join my|join our|join the) (?:a |an |any |ur |your )?&');
select private.add_filter_pattern('moving', '& | aufs bei besser chatten geh gehen gehn komm kommst kommt lass lasst lieber meine meinen nach quatschen reden ruf schreib schreiben sollen treffen '
  'uber unsere unseren via wechsel weiter wollen',
  '\m(?:komm|kommt|kommst|geh|gehen|gehn|wechsel\w*|schreib\w*|schreiben|reden|lass|lasst|weiter|treffen|wollen wir|sollen wir|ruf\w*|quatschen|chatten|'
  'zocken und reden|besser|lieber)\M(?: \w+){0,4}? (?:auf|zu|uber|per|in|via|bei|nach|aufs) (?:meinen? |unseren? |den )?&');
select private.add_filter_pattern('moving', '& | bei chatten da gehen kommen labern quatschen reden schreiben treffen uber via wechseln weiter',
  '\m(?:auf|uber|per|via|bei|in) & (?:\w+ ){0,2}(?:weiter\w*|schreiben|reden|quatschen|chatten|labern|kommen|gehen|wechseln|treffen|da)\M');
select private.add_filter_pattern('moving', '& dein | gib hasch hast haste hat ihr wie',
  '\m(?:hast du|habt ihr|hat (?:wer|jemand)|haste|hasch du|gib (?:mir )?dein|gib mal dein|wie ist dein|wie heisst du (?:auf|bei)) (?:auch |denn |ein |'
  'kein )?&');
select private.add_filter_pattern('moving', '& mon | allons appelle contacte continue continuer continuons discute discuter ecris notre par parle parler parlons passe passer passons plutot rdv '
  'rejoignez rejoins va venez via viens vient',
  '\m(?:viens|venez|vient|on va|on parle|parle|parler|parlons|passe|passons|passer|on passe|va|allons|continue|continuer|continuons|on continue|rejoins|'
  'rejoignez|discute|discuter|on discute|ecris|appelle|contacte|rdv|plutot)\M(?: \w+){0,3}? (?:sur|par|via|a|dans|mon|le) (?:mon |le |notre )?&');
select private.add_filter_pattern('moving', '& | as ta tas ton vous ya',
  '\m(?:t as|tas|tu as|vous avez|as tu|ta|ya qui sur|donne ton|donne moi ton|cest quoi ton) (?:un |le )?&');
select private.add_filter_pattern('moving', '& | anda cambiemos charlamos continuamos entra escribe escribeme escribime hablame hablamos hablar hablemos mejor metete nuestro pasa pasamos pasar '
  'pasate pasemos seguimos seguir sigamos unete vamonos vamos vayamos ven venid vente via',
  '\m(?:ven|vente|venid|vamos|vamonos|pasate|pasamos|pasemos|pasa|pasar|hablamos|hablemos|hablar|hablame|seguimos|sigamos|seguir|continuamos|vayamos|'
  'escribe|escribeme|escribime|charlamos|metete|unete|mejor|cambiemos|entra|anda)\M(?: \w+){0,3}? (?:a|al|por|en|de|mi|via) (?:mi |el |nuestro )?&');
select private.add_filter_pattern('moving', '& | cual dame pasa pasame teneis tenes tiene tienes tu',
  '\m(?:tienes|teneis|tenes|pasame tu|pasa tu|dame tu|cual es tu|alguien tiene|das tu|me das tu) &');
select private.add_filter_pattern('moving', '& | andiamo chattiamo chiamami contattami continuiamo entra entrate meglio mio nostro parlare parliamo parliamone passa passate passiamo scriviamoci '
  'scrivimi sentiamo sentiamoci spostiamoci sul trasferiamoci venite via vieni',
  '\m(?:vieni|venite|andiamo|passa|passiamo|passate|spostiamoci|parliamo|parliamone|continuiamo|scrivimi|scriviamoci|sentiamoci|ci sentiamo|chattiamo|'
  'entra|entrate|contattami|meglio|parlare|trasferiamoci|chiamami)\M(?: \w+){0,3}? (?:su|sul|via|per|con|in|a|nel|al) (?:mio |il |nostro )?&');
select private.add_filter_pattern('moving', '& tuo | avete dai dammi hai l passami qual',
  '\m(?:hai|avete|ce l hai|dammi|mi dai|qual e|passami) (?:il |il tuo |tuo )?&');
select private.add_filter_pattern('moving', '& | app bel beter chatten ga gaan join kletsen kom komen laten mijn naar onze over overstappen praat praten spreken stap stuur typ verder via zullen',
  '\m(?:kom|komen|ga|gaan|praten|praat|verder|stap|app|stuur|overstappen|laten we|zullen we|bel|spreken|join|kletsen|typ|chatten|beter)\M(?: \w+){0,'
  '4}? (?:naar|op|via|in|over) (?:mijn |de |onze )?&');
select private.add_filter_pattern('moving', '& | bellen chatten gaan kletsen praten verder',
  '\mop & (?:\w+ ){0,2}(?:verder|praten|kletsen|chatten|gaan|bellen)\M');
select private.add_filter_pattern('moving', '& ook | geef heb iemand jullie mag wat',
  '\m(?:heb je|heb jij|hebben jullie|heeft iemand|geef je|wat is je|mag ik je) (?:ook |een )?&');
select private.add_filter_pattern('moving', '& | chodz chodzcie chodzmy dolacz gadajmy idziemy lepiej moim moj mojego napisz naszego pisz piszmy po pogadac pogadajmy pogadamy popisac popiszmy '
  'przechodzimy przejdz przejdzmy przez spotkajmy wbij wbijaj wbijajcie wejdz wpadaj wpadnij zadzwon',
  '\m(?:przejdzmy|przejdz|przechodzimy|chodz|chodzcie|chodzmy|wejdz|wbij|wbijaj|wbijaj|wbijajcie|wpadaj|wpadnij|pogadajmy|pogadamy|gadajmy|napisz|pisz|'
  'piszmy|zadzwon|idziemy|lepiej|dolacz|popiszmy|popisac|pogadac|spotkajmy sie)\M(?: \w+){0,3}? (?:na|przez|do|w|po) (?:moj |moim |mojego |naszego )?&');
select private.add_filter_pattern('moving', '& | daj jakiegos kto ktos macie masz moze podaj swoj swojego',
  '\m(?:masz|macie|kto ma|ktos ma|daj|podaj|jaki masz) (?:moze |swojego |swoj |jakiegos )?&');
select private.add_filter_pattern('moving', '& | adresin ara bulus dan devam ekle gec gecelim gecin gel gelin gelsene gorus katil konus konusalim konusuruz musun ta tan ten uzerinden var varmi '
  'ver versene yaz yazalim yazis yazsana ye',
  '& ?(?:tan|ten|dan|den|a|e|ta|da|uzerinden|ya|ye|dan mi|i)?(?: \w+){0,2}? (?:devam|gel|gelsene|gelin|gecelim|gec|gecin|konusalim|konus|konusuruz|yaz|'
  'yazsana|yazis\w*|yazalim|gorus\w*|bulus\w*|katil|ara|var mi|varmi|ver|versene|kullaniyor musun|adresin|ekle)\M');
select private.add_filter_pattern('moving', '& | no numara numaran numarani numarayi num',
  '& (?:no|num|numara\w*)\M(?: \w+)? (?:at|ver|yaz|yolla|alabilir)\w*\M');
select private.add_filter_pattern('moving', 'else elsewhere private privately privat prive privado privato woanders ailleurs altrove anders indziej prywatnie priv yerde ozelden | talk chat speak reden schreiben '
  'chatten parle parler parlons hablamos hablemos parliamo praten pogadajmy pogadamy konusalim yaz',
  '\m(?:(?:lets|can we|wanna|we should) (?:talk|chat|speak) (?:somewhere else|elsewhere|in private|privately)|(?:lass|wollen wir|konnen wir)(?: uns)?(?: mal)? (?:woanders|privat) (?:reden|schreiben|chatten)|'
  '(?:on (?:peut )?)?parl\w+ (?:ailleurs|en prive)|habl[ae]mos (?:por privado|en privado|en otro sitio)|parliamo (?:altrove|in privato)|(?:ergens anders|prive) praten|'
  'pogada\w+ (?:gdzie indziej|na priv|prywatnie)|(?:baska yerde konusalim|ozelden (?:yaz|konusalim)))\M');
select private.add_filter_pattern('moving', '& | dein deinen je jouw ton twoj twojego ur your tu tuo',
  '\m(?:ton|dein|deinen|your|ur|je|jouw|twoj|twojego|tu|tuo)\M & (?:stp|svp|pls|plz|please|bitte|porfa|dai|prosze)$');
