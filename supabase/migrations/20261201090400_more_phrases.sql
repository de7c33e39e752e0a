-- More phrases, with what people ask for and tell about themselves: phrases are found in misspelt lines, patterns are not.

-- Words that many misspell or shorten.
select private.add_class('en', 'YOU', 'yuo yoy yu');
select private.add_class('en', 'hate', 'hate h8 hb');
select private.add_class('en', 'are', 'are ar r');
select private.add_class('en', 'want', 'want wanna wana wnt');
select private.add_class('en', 'die', 'die dye dy');
select private.add_class('en', 'GROUP', 'jewz muslimz fags faggots queers pakis chinks');
select private.add_class('en', 'DRUG', 'fentanyl oxy percs addys adderall vodka booze dabs dab pods juul juuls snus zyns zyn ciggies');
select private.add_class('de', 'nicht', 'nicht nich nit ned nciht nix');
select private.add_class('de', 'mehr', 'mehr mer');
select private.add_class('de', 'GROUP', 'auslaner auslender auslnder asylis kanaken neger');
select private.add_class('de', 'DRUG', 'wodka crystal meth xanax tilidin lachgas elfbar elfbars einwegvapes');
select private.add_class('it', 'voglio', 'voglio vojo volio');
select private.add_class('it', 'non', 'non nn');
select private.add_class('it', 'DRUG', 'erba fumo hascisc sigarette');
select private.add_class('tr', 'istiyorum', 'istiyorum isityorum istyorum istiyrum istiyom');
select private.add_class('tr', 'istemiyorum', 'istemiyorum istmiyorum istemiyrum istemiyom');
select private.add_class('es', 'VOY', 'kiero qiero');
select private.add_class('es', 'quiero', 'quiero');
select private.add_class('fr', 'plus', 'plus plu');
select private.add_class('fr', 'veux', 'jveux jveu');
select private.add_class('nl', 'niet', 'niet nie nt');
select private.add_class('nl', 'meer', 'meer mer');
select private.add_class('nl', 'mezelf', 'mezelf mzelf mezel mijzelf mijn zelf');
select private.add_class('pl', 'sie', 'się sie');

select private.add_phrases('en', 'harm',
  'want die; want to die; dont want to be alive; dont want to be here [anymore|no more|any more]; want to be dead; want to end it all; going to end it all;
  [wish|wished] [i |][was |were |]dead; want to kill myself; gonna kill myself; going to kill myself; kill myself; [ive |i |]started cutting [again|myself];
  i cut myself; been cutting; hurting myself; i [want|need] to cut; overdose on; swallow [pills|all|the]; [drink|drank|chug] [some |the |]bleach;
  hang urself; go hang; rope yourself; neck yourself; nobody would miss me; everyone would be better; no point in living; no point living; hate my life;
  go jump [off|in front|out]; play in traffic; [go |]play on the [road|motorway|tracks]; do it pussy kill; YOU should not be alive;
  YOU should not exist; why do YOU exist; YOU should be dead; hope YOU [die|dont wake up|get cancer|get hit]; die [bitch|slow|already|painfully|alone]');
select private.add_phrases('en', 'hate',
  'GROUP [should|need to|must] be [killed|shot|gassed|deported|kicked|hanged|exterminated|burned|banned]; all GROUP are;
  [kick|throw] GROUP out; GROUP out of [our|this|my|the]; GROUP [dont belong|go home|get out|smell|stink|steal]; i hate GROUP; hate all GROUP;
  GROUP are [vermin|filth|worthless|pigs|dogs|not human|retarded|ugly|weird|sick]; GROUP r [vermin|filth|pigs|dogs|disgusting];
  [no|ban] GROUP; white power; heil hitler; go back to YOUR country; back to YOUR [country|village|jungle|cave]');
select private.add_phrases('en', 'insult',
  '[YOU|YOUR] the [dumbest|stupidest|ugliest|fattest|weirdest|worst] [kid|person|player|one|human|girl|boy|thing|here|ever];
  YOU are [so |a |an |such a |such an |][dum|trash|garbage|ugly|stupid|idiot]; YOU [ugly|stupid|dumb|fat] [pig face|face|ass|thing]; pig face; rat face;
  YOU suck at life; nobody asked YOU; YOUR face is; YOU look like [a |an |][pig|shit|ape|monkey|whale|rat|trash|horse|clown];
  go cry to YOUR KIN; nobody [likes|loves|wants|cares about] YOU; YOU make me sick; YOU disgust me; waste of skin; YOU have no brain; brain dead');
select private.add_phrases('en', 'sexual',
  'send [ME |][YOUR |a |some |][NUDE|pics of YOUR BODY]; send [ME |]a pic of YOUR [BODY|body]; pic in YOUR [BODY|bikini|swimsuit|underwear];
  [pics|pic|photo|photos] [of YOU |]in [YOUR |a |][bikini|swimsuit|underwear|bra|panties|towel|shower]; photo without [clothes|shirt|top]; without YOUR clothes;
  are YOU [alone |home |]and naked; wanna see MY [BODY|thing]; want to see MY [BODY|thing]; i want YOUR BODY; make out with YOU; 
  i would [smash|bang|hit|tap|do] YOU; netflix and chill with me; wanna [bang|shag|smash|do it|sext|have sex]');
select private.add_phrases('en', 'question',
  '[what|wat|wut|which|wich] [school|skool|college|class|grade|year|street|town|city|house] [do |are |r |]YOU [go|live|in|at|goto]; [what|wat|wut] is YOUR
  [address|phone|number|phone number|last name|surname|full name|real name|snap|snapchat|insta|instagram|discord|email|whatsapp|school];
  [whats|wats] YOUR [address|phone|number|phone number|last name|surname|full name|real name|snap|snapchat|insta|instagram|discord|email|whatsapp|school|age];
  where do YOU live; where YOU live; were do YOU live; [give|send|tell|gimme|dm] ME YOUR [number|phone|phone number|address|snap|insta|discord|email|whatsapp|pic|
  pics|photo|selfie|real name|last name|school]; how old [are|r] YOU; how old YOU; send ME a selfie; send ME a [pic|photo|picture] of YOU; send ME a [pic|photo|picture] of yourself;
  [add|text|call|message|dm] ME on [snap|snapchat|insta|instagram|discord|whatsapp|telegram|kik|tiktok]; what do YOU look like; show ME YOUR face');
select private.add_phrases('en', 'account',
  'my [snap|snapchat|insta|instagram|discord|tiktok|whatsapp|telegram|kik|roblox] is;  my [home |]address is;
  i live [at|on] number; my [last|full|hole|whole|real] name is; my surname is; text me at; call me on; call me at');
select private.add_phrases('en', 'offer',
  '[anyone|anybody|who] [sells|selling|sell|got a plug|got weed]; [need|want|know] a plug; i sell [vapes|weed|pills]; hit me up for [weed|vapes|DRUG];
  [can|could] YOU [get|buy] [me |us |][some |a |]DRUG; [bring|trade|swap] [some |a |your |the |]DRUG');

select private.add_phrases('de', 'harm',
  'bring [ich |]mich [bald |]um; ich bring mich um; bring YOU doch um; will [sterben|tot sein]; will nicht mehr [leben|da sein|hier sein|aufwachen]; hab kein bock mehr [zu |auf] leben;
  kein [bock|lust] mehr [auf das |auf |zu ]leben; möchte [sterben|nicht mehr leben]; ich ritze mich; hab mich [geritzt|geschnitten|verletzt]; schneide mich;
  tu mir weh; tue mir weh; ich verletze mich; spring vom dach; spring von der brücke; spring vor [den |nen |einen ]zug; geh sterben; stirb endlich; wünschte ich wäre tot; alle wären ohne mich;
  ohne mich besser; YOU sollst sterben; hoffentlich stirbst YOU; bring YOU um');
select private.add_phrases('de', 'question',
  'auf welche schule gehst YOU; welche schule gehst YOU; in welche klasse gehst YOU; wo wohnst YOU; wo YOU wohnst; wie heißt YOU [richtig|mit nachnamen|wirklich];
  wie ist YOUR [nummer|handynummer|adresse|nachname|snap|insta]; [gib|schick|sag] mir YOUR [nummer|handynummer|adresse|snap|insta|nachname|bild|foto|selfie];
  schick [mir |]ein [bild|foto|selfie] von YOU; hast YOU [snap|snapchat|insta|instagram|whatsapp|discord|telegram]; wie alt bist YOU; zeig YOUR gesicht;
  was ist YOUR [nummer|handynummer|adresse|nachname|snap|insta]; schreib mir auf [snap|insta|whatsapp|discord]; add mich auf [snap|insta|discord]');
select private.add_phrases('de', 'account',
  'meine [nummer|handynummer|adresse|telefonnummer] ist; mein [nachname|snap|insta|discord|voller name] ist; ich wohne in der; mein insta heißt');
select private.add_phrases('de', 'insult', 'YOU bist [der|die] [dümmste|hässlichste|fetteste|schlechteste]; niemand mag YOU; keiner will YOU hier; keiner will YOU; YOU kannst nichts');
select private.add_phrases('de', 'offer', 'wer [verkauft|vertickt] [was|DRUG]; kann mir [einer|jemand|wer] DRUG; besorgst YOU mir DRUG; biete DRUG; tausche DRUG; brauch [ne |einen |]DRUG');

select private.add_phrases('fr', 'harm',
  'veux plus vivre; je veux plus vivre; envie de plus vivre; envie de crever; jai envie de mourir; veux mourir; je veux crever; je me [coupe|scarifie|mutile|taille];
  me couper les veines; me faire du mal; je me fais du mal; personne me [regrettera|regretterait]; mieux sans moi; je vais me [tuer|suicider|pendre|foutre en lair];
  va te [pendre|tuer|suicider|jeter|crever]; va mourir; va crever; bois de la javel; saute du pont; saute par la fenêtre; jespère que YOU vas [mourir|crever]');
select private.add_phrases('fr', 'question',
  'YOU es dans [quel|quelle|kel] [collège|école|lycée|classe]; dans [quel|kel] [collège|lycée|école]; [quel|kel|quelle] [collège|école|lycée|classe] YOU es; où YOU habites; YOU habites où; ou YOU habite;
  YOU habites [dans quelle|quelle] [rue|ville]; cest quoi YOUR [numéro|adresse|nom de famille|snap|insta|adresse mail|num|école|collège]; [donne|file|envoie|passe] [moi |]YOUR [numéro|num|adresse|snap|insta|photo|nom de famille];
  envoie [moi |]une photo de YOU; YOU as [snap|snapchat|insta|whatsapp|discord|telegram]; tas [snap|insta|whatsapp|discord]; YOU as quel âge; quel âge YOU as; montre YOUR [tête|visage];
  ajoute moi sur [snap|insta|discord|whatsapp]; parle moi sur [snap|insta|discord|whatsapp]');
select private.add_phrases('fr', 'account', 'mon [snap|insta|discord|numéro|num|adresse|nom de famille] est; mon [snap|insta|discord|numéro|num|adresse] cest; mon adresse cest; jhabite au; jhabite [12|rue]');
select private.add_phrases('fr', 'insult', 'personne [YOU |]taime; YOU sers à rien; YOU es [une |un |][merde|déchet|honte|moins que rien]; YOU ressembles à [un|une] [singe|porc|truie|vache|rat]; YOU me dégoutes');
select private.add_phrases('fr', 'offer', 'qui [vend|a|veut] [de la |du |des |une |un |]DRUG; je vends [de la |du |des |]DRUG; YOU vends [de la |du |des |]DRUG; tu peux avoir [de la |du |des |]DRUG');

select private.add_phrases('es', 'harm',
  'no VOY vivir [más|]; no quiero vivir; no VOY vivir mas; VOY morir; VOY morirme; VOY suicidarme; me VOY morir; VOY matarme; me VOY matar; me VOY a matar; no VOY seguir viviendo; ya no VOY vivir; ganas de morir;
  me corto los brazos; me corte los brazos; me he cortado; cortarme las venas; todos estarían mejor sin mi; mejor sin mi; nadie me echaría de menos; ojalá estuviera muerto; ojalá estuviera muerta; tírate [de|por|desde|del] [un|una|la|el] [puente|ventana|balcón|azotea]; bebe lejía');
select private.add_phrases('es', 'question',
  'a qué [cole|colegio|insti|instituto|escuela] vas; en qué [cole|colegio|insti|instituto|escuela|clase] estás; qué [cole|colegio|insti|instituto|escuela] vas; dónde vives; donde bibes; en qué calle vives; cuál es YOUR
  [número|dirección|apellido|teléfono|insta|snap]; cual es YOUR [numero|direccion|apellido|telefono|insta]; [pásame|dame|dime|manda|mándame] YOUR [número|numero|dirección|insta|snap|teléfono|whatsapp|apellido|foto|cara];
  [pásame|manda|mándame|envíame] una foto [YOUR|tuya]; tienes [insta|instagram|snap|whatsapp|discord|telegram|wasap]; cuántos años tienes; agrégame [a|al|en] [insta|discord|whatsapp|snap]; escríbeme [por|al|a|en] [whatsapp|insta|wasap|privado|discord]');
select private.add_phrases('es', 'account', 'mi [número|numero|insta|snap|discord|dirección|direccion|teléfono|whatsapp|apellido] es; vivo en la calle; me llamo y vivo;');
select private.add_phrases('es', 'insult', '[callate|cállate] [burro|burra|payaso|perro|perra|rata|cerdo|cerda|gordo|mongolo|inutil]; eres [una |un |][burro|burra|vergüenza|aborto|estorbo|parásito|lacra]; nadie YOU quiere; no YOU quiere nadie; das vergüenza; das ganas de vomitar; YOU pareces a un [mono|cerdo|perro]');
select private.add_phrases('es', 'offer', 'quién [vende|tiene|pasa] [algo de |]DRUG; alguien [vende|tiene|pasa|quiere] [algo de |]DRUG; dónde [compro|pillo|consigo] DRUG; me vendes DRUG; te vendo DRUG');

select private.add_phrases('it', 'harm',
  'non voglio più vivere; voglio più vivere; voglio morire; voglio farla finita; voglio ammazzarmi; voglio uccidermi; mi voglio ammazzare; vorrei morire; mi taglio le [braccia|vene|gambe]; mi sono tagliata le [braccia|vene]; mi faccio male; mi faccio del male;
  starebbero meglio senza di me; meglio senza di me; nessuno sentirebbe la mia mancanza; vai a morire; va a morire ammazzato; buttati [da|dal|dalla] [un ponte|ponte|finestra|balcone]; bevi la candeggina; devi morire; spero che YOU muoia; spero che muori');
select private.add_phrases('it', 'sexual', '[foto|una foto] [YOUR |]in [costume|bikini|mutande|intimo|reggiseno]; [mandami|manda|inviami] una YOUR foto in [costume|bikini|mutande|intimo]; mandami una YOUR foto; foto dei [piedi|YOUR piedi]');
select private.add_phrases('it', 'question',
  'che scuola [fai|frequenti|vai]; a che scuola vai; in che scuola vai; in che classe [sei|vai]; dove abiti; dove vivi; in che via abiti; qual è il YOUR [numero|indirizzo|cognome|insta|snap|telefono]; come ti chiami di cognome;
  [dammi|mandami|dimmi|passami] il YOUR [numero|indirizzo|cognome|insta|snap|telefono|whatsapp]; mandami [una |]foto [tua|di te]; hai [insta|instagram|snap|whatsapp|telegram|discord|tiktok]; quanti anni hai; scrivimi su [insta|whatsapp|telegram|snap|discord]; aggiungimi su [insta|snap|discord|whatsapp]; fammi vedere [la faccia|il viso|come sei]');
select private.add_phrases('it', 'account', 'il mio [numero|insta|snap|discord|indirizzo|cognome|telefono|whatsapp] è; il mio [numero|insta|snap|discord|indirizzo|cognome|telefono] e; abito in via; vivo in via');
select private.add_phrases('it', 'offer', 'chi [vende|ha|vuole|compra] [un po di |della |dell |del |]DRUG; vendo DRUG; compro DRUG; ti vendo [della |del |]DRUG; dove [trovo|compro] [la |il |l |della |]DRUG');

select private.add_phrases('nl', 'harm',
  'wil niet meer leven; ik wil niet meer leven; wil niet meer [bestaan|hier zijn|wakker worden]; wil dood; ik wil dood; wil sterven; ik wil sterven; pleeg zelfmoord; ga zelfmoord plegen; snij mezelf; ik snij mezelf; heb mezelf gesneden; ik doe mezelf pijn; doe mezelf pijn;
  zonder mij beter; beter zonder mij; niemand zou mij missen; maak er een eind aan; spring van een [brug|flat|dak]; spring voor de trein; ga dood; ga toch dood; hoop dat YOU doodgaat; drink bleek');
select private.add_phrases('nl', 'question',
  'op welke school zit YOU; welke school zit YOU; in welke klas zit YOU; waar woon YOU; waar YOU woont; in welke straat woon YOU; wat is YOU [adres|nummer|achternaam|telefoonnummer|snap|insta|agternaam]; wat is YOUR [adres|nummer|achternaam|telefoonnummer|snap|insta];
  hoe heet YOU [van achter|echt]; [geef|stuur|app] [me |mij |]YOU [nummer|adres|snap|insta|achternaam|foto]; stuur [me |]een [foto|selfie] [van YOU|van YOU zelf]; heb YOU [snap|snapchat|insta|instagram|whatsapp|discord|telegram]; hoe oud ben YOU; voeg me toe op [snap|insta|discord]; app me op; laat YOU gezicht zien');
select private.add_phrases('nl', 'account', 'mijn [nummer|adres|achternaam|snap|insta|discord|telefoonnummer] is');
select private.add_phrases('nl', 'insult', '[kut|kud|klote|tering|tyfus|kanker] [team|spel|speler|mens|vent|wijf|gezicht|hoofd|kop]; wat een [kut|kud|klote] team; [tyfus|tief|tyf|teer|pleur|flikker|sodemieter|rot] op [man|joh|jij|gek|hier]; tyfen op; tyfus op; niemand wil YOU; YOU bent een [schande|fout|mislukking|parasiet]');
select private.add_phrases('nl', 'offer', 'wie [verkoopt|heeft|wil|dealt] [er |nog |]DRUG; kan iemand [me |mij |]DRUG; waar [koop|haal|kan] [ik |]DRUG; ik verkoop DRUG');

select private.add_phrases('pl', 'harm',
  'nie chcę [już |]żyć; chcę umrzeć; chce umrzec; chcę się zabić; chcę zniknąć; chcę zdechnąć; pocięłam się; pociąłem się; sie pocielam; pocielam sie; się pocięłam; się pociąłem; znowu się pocięłam; znowu sie cielam; tnę się; okaleczam się; robię sobie krzywdę; zrobię sobie krzywdę;
  lepiej beze mnie; lepiej byłoby beze mnie; nikt by nie zauważył; idź się zabij; idz sie zabij; idź się powieś; skocz z [okna|mostu|dachu]; wypij domestosa; powinieneś zdechnąć; powinnaś zdechnąć; żebyś zdechł; obyś zdechł; mam nadzieję że zdechniesz; mam nadzieję że umrzesz; podetnij sobie żyły');
select private.add_phrases('pl', 'question',
  'do jakiej szkoły chodzisz; jakiej szkoły chodzisz; do której klasy chodzisz; do jakiej klasy chodzisz; gdzie mieszkasz; na jakiej ulicy mieszkasz; jaki masz [numer|adres|snap|insta]; jak masz na nazwisko; jakie masz nazwisko; podaj [mi |][YOUR |swój |][numer|adres|snap|insta|nazwisko];
  daj [mi |][YOUR |swój |][numer|adres|snap|insta|nazwisko]; wyślij [mi |]YOUR [zdjęcie|fotkę]; wyślij [mi |]selfie; masz [snapa|insta|instagrama|discorda|messengera|whatsappa|telegrama]; ile masz lat; pokaż [mi |]twarz; napisz [do mnie |]na [insta|snapie|discordzie|priv|messengerze]');
select private.add_phrases('pl', 'account', 'mój [numer|adres|snap|insta|discord|telefon] to; moje nazwisko to; mieszkam na [ulicy|lipowej|polnej|osiedlu]; mieszkam przy ulicy; mieszkam na ulicy; nazywam się i mieszkam');
select private.add_phrases('pl', 'insult', 'ty [głupi|głupia|brzydki|brzydka|gruby|gruba] [jesteś|ryj|pysku|dziecko]; głupi jesteś; głupia jesteś; jesteś [głupi|głupia|brzydki|brzydka|gruby|gruba] [i|jak]; jesteś najgorszy; jesteś najgorsza; wszyscy YOU nienawidzą; nikt YOU nie chce; YOU ryj; wyglądasz jak [świnia|małpa|gówno|krowa|szczur]');
select private.add_phrases('pl', 'offer', 'kto [sprzedaje|sprzeda|ma|chce] [trochę |]DRUG; sprzedam DRUG; kupię DRUG; skąd wziąć DRUG; ma ktoś DRUG');

select private.add_phrases('tr', 'harm',
  'yaşamak istemiyorum; ölmek istiyorum; intihar [etcem|edicem|etcm|edecem|ederim|ettim|edeceğim|etmeyi]; kendimi [öldürcem|asıcam|kesiyorum|kesicem|öldürmek|asmak]; bileğimi [kesiyorum|kestim|kesicem|keseceğim|kesmek]; kolumu [kesiyorum|kestim|jiletledim|kesmek]; kendime zarar [veriyorum|vermek|verdim|verecem];
  bensiz daha iyi; ben olmasam daha iyi; kimse beni özlemez; yok olmak istiyorum; umarım ölürsün; git öl; git geber; öl artık; kendini as; kendini öldür; kendini at; çamaşır suyu iç; camdan atla; köprüden atla');
select private.add_phrases('tr', 'question',
  'hangi okula [gidiyorsun|gidiyosun]; hangi okuldasın; hangi sınıftasın; nerede oturuyorsun; nerde oturuyosun; nerede yaşıyorsun; nerde yaşıyosun; evin nerede; adresin ne; soyadın ne; numaran kaç; numaran ne; [numaranı|adresini|soyadını|instanı|snapini|fotonu] [ver|versene|at|atsana|yaz|söyle]; bana [foto|selfie] at; fotonu at;
  [instan|snapin|whatsappın|discordun] [var mı|ne]; kaç yaşındasın; [instadan|snapten|whatsapptan|discorddan] [yaz|ekle|konuşalım]; yüzünü göster');
select private.add_phrases('tr', 'account', '[instam|snapim|discordum|numaram|adresim|soyadım|telefonum] [bu|şu|var]; soyadım; evimiz sokakta; okulum ortaokulu');
select private.add_phrases('tr', 'insult', 'amına [koyim|koyayım|koydum|koyarım|goyim|koduğum]; amina [koyim|koyayim|goyim]; ananı [sikim|sikeyim|sikerim|skm]; çok [salaksın|aptalsın|çirkinsin|iğrençsin]; kimse YOU [sevmiyor|istemiyor|sevmez]; tipe bak; sen bir [hiçsin|çöpsün|zavallısın|pisliksin]; maymun [gibisin|suratlı]');

-- Words that are refused only when they are disguised, and reversed short ones.
select private.add_forms('en', 'd', 'gays vodka wodka hate vermin');
select private.add_forms('de', 'd', 'wodka schwule');
select private.add_forms('fr', 'd', 'vodka mourir');
select private.add_forms('es', 'd', 'vodca gais corté');
select private.add_forms('nl', 'd', 'woon');
select private.add_forms('pl', 'd', 'wódka wódke pocięłam pociąłem pocielam');
select private.add_forms('tr', 'd', 'votka');
insert into private.filter_forms
select reverse(w), 'r', w from unnest('{puta,puto,hoer,kurwa,merde,cazo,kut,shit,fuck,bitch,slut,cunt,dick,cock,whore,hure,fick,arsch,pute,kurwo,pizda,dupa,chuj,amk,siktir,orospu,got,culo,mierda,polla,figa,troia,stronzo,lul,nazi,rape,porn,sex,nude,nudes}'::text[]) as w
where length(w) >= 4 and w not in ('dick', 'figa', 'nude', 'sex') on conflict do nothing;

-- Said of whole groups, and more ways to say the same.
select private.add_class('es', 'que', 'que k q ke qe qué');
select private.add_class('pl', 'chce', 'chcę chce hce chcem');
select private.add_phrases('en', 'hate', '[gas|kill|burn|hang|shoot] all [of |of them |them |those |these |the |]GROUP; gas [them |the |those |these |]GROUP; GROUP [ruin|ruined|control|run] [everything|the world|this country|our country]');
select private.add_phrases('en', 'harm', 'HURT my self; want to HURT my self; HURT MY self; HURT YOUR self; go HURT YOUR self; hang YOUR self; want to disappear forever; cut my self');
select private.add_phrases('de', 'hate', 'GROUP [stinken|klauen|nerven|gehören weg|gehören vergast|haben hier nichts verloren|müssen weg|sind dreck|sind abschaum]; alle GROUP [stinken|klauen|weg|müssen weg|gehören weg]; weg mit den GROUP');
select private.add_phrases('de', 'harm', 'geht sterben; team geht sterben; geh dich erhängen; geht euch [erhängen|umbringen]');
select private.add_phrases('de', 'offer', 'wer verkauft [hier |noch |]gras; verkauft hier [einer|jemand] [gras|DRUG]; gras zu verkaufen');
select private.add_phrases('fr', 'hate', 'les GROUP [puent|volent|dégoûtent|nous envahissent|me dégoûtent|sont des]; GROUP [puent|volent|dégoûtent]; dehors les GROUP; à mort les GROUP; je déteste les GROUP; je hais les GROUP');
select private.add_phrases('es', 'hate', 'los GROUP [dan asco|apestan|huelen mal|roban|son basura|son escoria|nos roban]; GROUP [dan asco|apestan|son basura|son escoria]; odio a los GROUP; odio los GROUP; fuera los GROUP; muerte a los GROUP');
select private.add_phrases('es', 'harm', 'VOY desaparecer; VOY desaparecer y morirme; VOY morirme; me VOY morir; VOY a desaparecer para siempre; quiero desaparecer');
select private.add_phrases('it', 'hate', '[i|gli|le] GROUP [fanno schifo|puzzano|rubano|sono merda|devono morire|sono animali|devono sparire]; GROUP [fanno schifo|puzzano|rubano|devono morire]; odio i GROUP; odio gli GROUP; a morte i GROUP; a morte gli GROUP');
select private.add_phrases('nl', 'hate', 'GROUP [stinken|stelen|zijn vies|zijn tuig|zijn ratten|moeten dood|moeten weg]; alle GROUP [dood|weg|moeten weg|moeten dood]; ik haat GROUP; weg met GROUP');
select private.add_phrases('nl', 'harm', 'snij me [elke dag|weer|in mijn]; ik snij me; ik snijd me; snij mij zelf; wil mij zelf; ik haat mijn leven');
select private.add_phrases('pl', 'hate', 'GROUP [śmierdzą|kradną|do gazu|won|to śmiecie|to ścierwo|muszą zginąć]; nienawidzę GROUP; GROUP won z polski; jebać GROUP');
select private.add_phrases('tr', 'hate', 'GROUP [iğrenç|pislik|kokuyor|defolsun|ölsün|gebersin]; GROUP nefret ediyorum; GROUP hepsi [hırsız|terörist|pislik]');
select private.add_forms('pl', 'p', 'hoju= huju= hujum= kurwaa= kurfa= kurfo= kórwo=');
select private.add_forms('en', 'p', 'bastid= bastids= basturd= bastad= biatch= beeyotch= assh0le= azzwipe=');

-- Too broad: "mi sono tagliata i capelli", "I don't want to be here, the dentist is scary", "nikt nie lubi tego bossa".
delete from private.filter_forms where kind = 'g' and key in (
  'it:mi sono tagliata i', 'it:mi sono tagliata le', 'it:mi sono tagliata e', 'it:mi sono tagliata con', 'it:mi sono tagliata da',
  'it:mi sono tagliata quando', 'it:mi sono tagliato i', 'it:mi sono tagliato le', 'it:mi sono tagliato e',
  'it:mi sono tagliato con', 'it:mi sono tagliato da', 'it:mi sono tagliato quando', 'en:dont want to be here', 'pl:nikt nie lubi',
  'fr:meurs', 'nl:sterf', 'it:in boca', 'de:HURT YOU', 'de:WILL die', 'es:VOY a morir', 'es:quieres que YOU', 'fr:VAIS faire', 'fr:VAIS YOU faire', 'tr:ustunde ne var', 'it:dove vivi');
-- Without classes where every word counts: "will die" in German.
select private.index_phrases();
