-- Offers of drugs, vapes, pills and alcohol. Lessons about them are none.

-- Nothing else.
select private.add_sense('drug', 'xx',
  'weed,wheed,w33d,weeed,ganja,ganjah,cannabis,canabis,marihuana*,marijuana*,mariuana,haschisch,hashish,hasch,cocaine,cocain,kokain*,cocaina,ecstasy,'
  'extasy,ekstasy,ekstazi,mdma,lsd,ketamin*,crystal meth,meth,xtc,vape*,veyp,vaip,vaper*,vaping,elfbar*,elf bar*,elfbars,lostmary,lost mary,geek bar*,'
  'snus*,lachgas,xanax,xans,tramadol,fentanyl,heroin,heroine,heroina,amphetamin*,amfetamin*,mephedron*,mefedron*,nikotin*,nicotin*,puffbar*,puff bar*,'
  'edibles,shrooms,thc,hhc,ecig*,e cig*,kush,codein*,percocet,adderall');
select private.add_sense('drug', 'en',
  'spliff*,blunts,zaza,ciggies,cigs,baccy,magic mushrooms,dab pen,cart pen,getting high,get high,getting stoned,get stoned,stoned,drugs,drugz,sells coke,'
  'sell coke,selling coke,coke for sale,line of coke,got coke,buy coke,some pot,smoke pot');
select private.add_sense('drug', 'de',
  'kiff,kiffe,kiffen,kiffer,kiffst,kifft,kiffn,bekifft,joint,joints,ott,drogen,droge,dope,pep,koks,e zigarette*,ezigarette*,einweg vape*,kippen,shisha,'
  'tabak,liquids,gras dabei,gras ticken,zigaretten,e shisha*,paffen,paff,pafft,bong,ballern gras');
select private.add_sense('drug', 'fr',
  'beuh,beu,beuuh,teuh,bedo*,bedau,teuch,teushi,joint*,pilon,spliff*,resine,puff,puffs,vapo,vapoteuse*,cigarette electronique,cigarettes electroniques,'
  'clope*,cigarette*,ecsta*,keta,drogue*,drogu*,pochon*,proto,bong,shit a,du shit,le shit,snu,de quoi fumer');
select private.add_sense('drug', 'es',
  'porro,porros,porrito*,p0rro,hierba buena para fumar,petas,peta,costo,hachis,tripis,tripi,speed,vaper*,vapeador*,vapeo,vapear,cigarro*,cigarrillo*,'
  'pitis,piti,canuto*,droga,drogas,drogar*,mota,churros de maria,cachimba,rulas,marihuana,vende coca,vendo coca,pasa coca,paso coca,tengo coca,una raya');
select private.add_sense('drug', 'it',
  'canne,cannone,spinell*,spinello,svapo*,svapa*,sigaretta elettronica,sigarette elettroniche,sigarett*,siga,sighe,paglie,pasticche,pasticca,pasticke,'
  'droga,droghe,drogar*,keta,bamba,hascisc,asciscio,maria da fumare,erba da fumare,ganja,tabacco,puff,vendo coca,vende coca,ho la coca,tiro di coca,'
  'una canna,na canna,due canne,la canna,le canne,mezzo grammo,grammo di fumo');
select private.add_sense('drug', 'nl', 'wiet,wietje,wit wiet,hasj,hash,blow,blowen,blowtje,blowtjes,joint*,jonko*,jonkie,drugs,druks,coke,cokie,speed,keta,ketje,vapen,vape*,veeps,peuk,peuken,peukie,sigaret*,shag,sjekkie*,spacecake*,pilletje*,mmc,snus,waterpijp');
select private.add_sense('drug', 'pl', 'ziolo,ziolko,zielsko,zielone,trawke,trawka,trawki,marycha,maryche,maryska,joint*,jointa,blant*,blanta,bucha,lolka,lolek,skret*,haszysz*,hasz,feta,fete,fety,amfa,amfe,amfy,koks,koksu,kokain*,pigul*,piguly,piksy,pixy,pixe,pikse,dopal*,krysztal*,mefa,mefe,narkot*,dragi,dragow,prochy,e papieros*,epapieros*,epet*,e pet*,epeta,jednorazowk*,vape*,vapy,liquid*,fajk*,fajki,szlug*,papieros*,snus*,snusy,shisze,shisha');
select private.add_sense('drug', 'tr', 'esrar,esrari,kubar,bonzai,bonsai,cigaralik*,cigara,ekstazi,kokain*,eroin*,uyusturucu*,elektronik sigara*,esigara*,e sigara*,vape*,puff,puf bar,likit,nargile*,sigara*,tutun,captagon*,lyrica*,skunk,sarma sigara,haplar,jamaika,taso hap,met kristal');

-- Other things, too.
select private.add_sense('stuff', 'en',
  'grass,bud,buds,pills,pill,joint,joints,blunt,acid,molly,dope,crack,hash,cigarettes,cigarette,fags,smokes,gummies,ket,tobacco,cigars');
select private.add_sense('stuff', 'de', 'gras,grass,gruenes,grunes,pillen,pille,tute,tuten,pilze,speed,acid,trips,liquid,blattchen');
select private.add_sense('stuff', 'fr', 'herbe,lherbe,coke,petard*,pet,pets,champis,cachets,cachetons,barrette*,pilule*,speed,md,came,latte,lattes,fumette');
select private.add_sense('stuff', 'es', 'maria,hierba,yerba,pastis,pastillas,pasti,setas,eme,pods,pod,tabaco,mandanga,merca,pirulas,fumada,calo,calada');
select private.add_sense('stuff', 'it', 'erba,lerba,fumo,canna,cannetta,maria,md,acidi,cartine,pod,pillole,cilum');
select private.add_sense('stuff', 'nl', 'pillen,pil,pillem,paddos,truffels,gras,ket,wax,trekje,hijs');
select private.add_sense('stuff', 'pl', 'ziola,trawa,trawy,tabletki,tabsy,kreche,kreska,grzyb*,pastylki');
select private.add_sense('stuff', 'tr', 'ot,otu,ottan,hap,hapi,hapim,toz,tozu,kristal,met,pod');

select private.add_sense('drink', 'xx', 'vodka,wodka,votka,tequila,whisky,whiskey,smirnoff,jagermeister,jaegermeister,bacardi,jack daniels,breezer*,alkohol*,alcohol*,alcool,alkol,alcol');
select private.add_sense('drink', 'en', 'beer,beers,wine,booze,cider,rum,gin,shots of,vodkas,cans of,prosecco,drunk,pissed,tipsy');
select private.add_sense('drink', 'de', 'bier,biere,schnaps,alk,sekt,wein,mische,berentzen,pfeffi,rum,gin,saufen,besaufen,besoffen,hugo,klopfer,shots,vorgluhen,suff');
select private.add_sense('drink', 'fr', 'biere*,rhum,vin,ricard,shooter*,shots,picoler,picole,bourre*,champagne,cuite,binouze,binch');
select private.add_sense('drink', 'es', 'cerveza*,birra*,ron,litrona*,botellon,kalimotxo,calimocho,ginebra,cubata*,chupito*,vino,emborrach*,borracho*,ciego');
select private.add_sense('drink', 'it', 'birra,birre,vino,spritz,limoncello,grappa,shottini,shottino,rum,ubriac*,sbronz*,alcolici');
select private.add_sense('drink', 'nl', 'bier,biertje*,wijn,jenever,shotjes,rum,zuipen,zuip,dronken,bezopen,sterke drank,mixje*');
select private.add_sense('drink', 'pl', 'piwo,piwa,piwko,piwka,wodka,wodke,wodki,wodzie,wino,wina,alko,flaszk*,browar*,setke,nalewk*,chlac,chlanie,najeb*,upic,nawalic,pijan*');
select private.add_sense('drink', 'tr', 'bira*,raki,sarap*,viski*,sarhos*,alkollu,kafa cek*,icki*');

select private.add_sense('deal', 'en',
  'sell,sells,seller,sellin,selling,sel,sale,buy,buying,cheap,price,prices,each,plug,dealer,deals,supply,hook you up,hook u up,sort you out,sort u out,'
  'deliver*,tenner,fiver,quid,bucks,pounds,dollars,euros,euro,a gram,gram,grams,for a,pop');
select private.add_sense('deal', 'de', 'verkauf*,verkloppe,vertick*,ticke,ticken,kauf*,besorg*,billig,preis,stuck,zehner,funfer,zwanni,zwanziger,euro,euros,dealer,dealen,klarmach*,klar machen,abzugeben,gramm,g,kostet,fur nen,tasche geld,umsonst');
select private.add_sense('deal', 'fr', 'vend*,vends,vendre,jvend*,vente,achet*,prix,balles,balle,euro*,la piece,pas cher,moins cher,dispo,dealer,deal*,livr*,fourni*,plan,gramme*,g,gratos,paye,barrette');
select private.add_sense('deal', 'es', 'vend*,vendo,vendemos,compr*,precio*,barat*,pavos,euro*,cada uno,paso,pasa,pasan,pasar,pillar,pillo,pillas,consigo,consigue*,camello,gramo*,por privado,euros,a 5,gratis,trapich*');
select private.add_sense('deal', 'it', 'vend*,compr*,prezz*,euro,euri,luno,costa,costano,spacc*,spaccia,procur*,economic*,gramm*,mezzo grammo,g,gratis,passo,passa,rimedi*,pusher');
select private.add_sense('deal', 'nl',
  'verkoop*,verkop*,te koop,koop,koopt,koopje,kopen,prijs,goedkoop,tientje,euro*,per stuk,dealer,dealt,deal,dealen,regel*,leveren,lever,gram,grammetje,'
  'zakje,gratis,kost');
select private.add_sense('deal', 'pl',
  'sprzed*,kup,kupie,kupic,kupisz,kupcie,kupilem,kupujcie,kupuje,cena,cene,tanio,taniej,zl,zlotych,zlote,dych*,stow*,stowe,sztuk*,zalatw*,ogarn*,skolow*,'
  'diler*,dealer*,gram*,za darmo,gratis,opchn*,puszcze,pies,gieta,gietka');
select private.add_sense('deal', 'tr',
  'satiyor*,satiyom,satiyoz,satilik*,satarim,satar,satan,satis*,alan,almak,alin,fiyat*,ucuz*,lira*,tl,tanesi,yuzluk,ellilik,torbaci*,temin*,ayarla*,gram*,'
  'bedava,bulurum,bulabilir*,getiririm,kagida,bulan');

select private.add_sense('have', 'en', 'have,got,ive,has,gots,bring,bringing,brought,having,nicked,stole,my bro has,is selling,gives');
select private.add_sense('have', 'de', 'hab,habe,habn,hat,haben,dabei,bring,bringe,bringt,mitgebracht,mitbring*,mit,geklaut,organisier*,verteil*,klar');
select private.add_sense('have', 'fr', 'jai,ja,j ai,g,a,ai,as,tas,ont,avons,on a,ramene*,ramener,apporte*,amene*,sur moi,rest,reste,cache,il y a,ya,y a');
select private.add_sense('have', 'es', 'tengo,tiene,tienes,tenemos,tienen,traigo,llevo,traje,robe,he pillado,hay,queda,me queda,trae');
select private.add_sense('have', 'it', 'ho,ha,hai,hanno,abbiamo,porto,portato,portiamo,ce lho,con me,ci sono,ce,rubato,tengo');
select private.add_sense('have', 'nl', 'heb,hebben,heeft,heb je,neem,meegenomen,mee,bij me,bij mij,gejat,hep,breng,regel');
select private.add_sense('have', 'pl', 'mam,mamy,ma,maja,masz,przynios*,przynies*,wezme,mialem,mialam,jest,sa,zostalo,wzialem,skitral*');
select private.add_sense('have', 'tr', 'var,bende,abimde,yanimda,getir*,elimde,bizde,evde,arkadasimda,abimin,kuzenimde,cantamda,buldum,aldim');

select private.add_sense('want', 'en', 'who wants,who want,whos up,anyone want,anyone wants,anyone need,anyone needs,anybody want,wanna,want some,want any,want one,u want,you want,wants,want,need some,needs some,interested,try,hmu,dm me,message me,ask me,msg me,fancy,fancy a,hit me up,text me,come get,lets,up for,keen');
select private.add_sense('want', 'de', 'wer will,will wer,will jemand,willst,willste,wollt,wollen,wer mochte,mochtest,wer braucht,braucht wer,brauchst,brauchste,interesse,meld dich,meldet,melden,probier*,bock,lust,schreib mir,schreibt mir,pn,wer mag,magst,wer kommt,wer nimmt,lass,lasst uns,komm wir');
select private.add_sense('want', 'fr', 'qui veut,qui en veut,en veut,tu veux,tu ve,vous voulez,veut,veulent,voulez,tu voudrais,besoin,interess*,mp,dm,goute*,gouter,essai*,essayer,tente*,tenter,dis moi,dit moi,ten veux,ecris,ecrivez,ca te dit,sa te di,sa te dit,ca vous dit,chaud pour,chaud,viens on,on va,on se,jcherche,cherche');
select private.add_sense('want', 'es', 'quien quiere,kien quiere,quieres,quereis,queres,alguien quiere,quiere,quieren,probar*,prueba,pruebas,prueb*,interes*,avisa*,avisame,escrib*,apunta*,dm,md,necesit*,te hace,os hace,te apetece,hace un,hace una,vamos a,venga,kieres');
select private.add_sense('want', 'it', 'chi vuole,chi ne vuole,chi la vuole,vuoi,volete,ne vuole,vuole,vuoi provare,prova*,provare,interess*,scriv*,ti va,vi va,ci stai,ci state,dm,chi serve,servono,ne vuoi,andiamo a,dai,chi viene,facciamo');
select private.add_sense('want', 'nl', 'wie wil,wil je,wil jij,willen jullie,wil iemand,iemand interesse,iemand,zin in,zin om,zin,proberen,probeer,interesse,app als,app me,app,stuur,dm,nodig,wil,willen,wie moet,moet je,moet iemand,wie doet mee,gaan we,kom je');
select private.add_sense('want', 'pl', 'kto chce,chcesz,chcecie,chce ktos,ktos chce,chetn*,sprobuj*,sprobowac,pisz,piszcie,pisac,priv,na priv,napisz,trzeba komus,potrzebuj*,idziemy,chodz,chodzcie,ochota,ochote,idziesz,wbijasz,komu,dla kogo,kto potrzeb*,zajarac');
select private.add_sense('want', 'tr', 'isteyen*,ister misin,ister mi,istiyor mu*,istiyon mu,kim ister,ister,istersen,isterseniz,denemek,dene,denesene,deneyelim,yazsin,ozelden,lazim,dm,icelim,icek mi,icelim mi,icer misin,icermisin,icicez,gel,gelin,ihtiyac*,lazimsa,takilalim');

-- To smoke or to get drunk.
select private.add_sense('smoke', 'en', 'smoke,smoking,smokin,puff,toke,roll one,roll up,hotbox,blaze,blazing,get you high,get u high,gets you high,gets u high,sesh');
select private.add_sense('smoke', 'de',
  'rauchen,rauch,rauche,dampfen,dampf,vapen,quarzen,barzen,einen durchziehen,einen bauen,high,breit,die ballern,ballert,knallen rein,high machen');
select private.add_sense('smoke', 'fr', 'fumer,fume,fumes,fum,fumez,fumons,vapoter,vapote,tirer,rouler,roule,defoncer,perche,font planer,planer,fait planer');
select private.add_sense('smoke', 'es',
  'fumar,fumamos,fumas,fumarnos,fumarse,fumando,fumo,fumarte,vapear,colocar*,colocados,liarnos,liar,ponen loco,ponen to loco,te colocan,que colocan,'
  'te ponen');
select private.add_sense('smoke', 'it',
  'fumare,fumiamo,fumi,fumiamoci,farci,farsi,svapare,svapiamo,sballar*,rollare,rolliamo,girare una,fanno volare,fanno sballare,sballo');
select private.add_sense('smoke', 'nl', 'roken,rook,rookt,paffen,blowen,smoken,draaien,high,stoned,knalt,knallen,van high,ga je van,pafje');
select private.add_sense('smoke', 'pl',
  'palic,palimy,palisz,zapalic,zapal,zajarac,jarac,jaramy,jarasz,zajaramy,buch,cpac,sztachn*,scpac,zjarac,klepie,klepia,dobrze kopie,zrobia ci');
select private.add_sense('smoke', 'tr',
  'icelim,icmek,icek,icicez,iciyoz,iciyoruz,saralim,sarmak,tuttur*,cekelim,kafa yap*,tellendir*,kafa yapar,kafa yapiyor,ucuruyor,icecek,icen var,icmeye');

-- Talk about drugs at school, at home, in a garden or a shop of a game.
select private.add_sense('lesson', 'xx', 'minecraft*,biolog*,project,projekt,projet,proyecto,progetto,proje,police,polizei,polizia,policia,policja,polis,poster*,video,documentary,netflix,film,cola,pepsi,zero');
select private.add_sense('lesson', 'en',
  'talk about,lesson,assembly,dangerous,bad for,unhealthy,banned,illegal,not allowed,never,dont,against,health,teacher,teachers,caught,garden,farm,block,'
  'blocks,seeds,plant,plants,doctor,medicine,headache,nurse,recycling,root beer,ginger beer,butter beer,butterbeer,wine gums,drink water,stop,addict*,'
  'horrible,smells,smelt,smell,hate,sick of,gross,disgusting,warning,essay,news,story,history,mower,lawn,wet,water,grandad,grandpa,cough,merge,a weed,'
  'weeds,weeding,pull');
select private.add_sense('lesson', 'de',
  'referat,vortrag,unterricht,gefahrlich,schadlich,ungesund,verboten,illegal,nie,niemals,nicht,kein,keine,gegen,gesundheit,lehrer*,erwischt,garten,'
  'bauernhof,block,samen,pflanz*,arzt,medizin,kopfschmerzen,malzbier,stinkt,ekelhaft,eklig,hasse,aufhoren,sucht,pravention,opa,oma,vater,papa,hustensaft,'
  'rasen,wiese,kuh,kuhe,pferd*,nachrichten,heu,fressen,bio,geredet,uber drogen');
select private.add_sense('lesson', 'fr', 'expose,cours de,dangereux,mauvais pour,interdit*,illegal*,jamais,pas,contre,sante,prof,profs,jardin,ferme,graine*,plante*,bloc,medecin,medicament*,pue,puent,degoute*,arreter,arrete,addict*,prevention,papi,papy,pere,papa,toux,tondre,pelouse,mouton*,vache*,coccinelle,provence,menthe');
select private.add_sense('lesson', 'es', 'clase de,charla,trabajo,peligros*,malo para,malas para,malo,malas,prohibid*,ilegal*,nunca,no,contra,salud,profe,profes,profesor*,jardin,granja,semilla*,planta*,bloque*,medico,medicina,apesta,apestan,huele,huelen,asco,dejar,adicc*,prevencion,abuelo,padre,papa,tos,cesped,vaca*,oveja*,ana,jose,hermana');
select private.add_sense('lesson', 'it', 'ricerca,lezione,pericolos*,fa male,fanno male,vietat*,illegal*,mai,non,contro,salute,prof,professor*,giardino,fattoria,semi,piant*,blocco,blocchi,dottore,medicin*,puzza,puzzano,schifo,smettere,dipendenz*,prevenzione,nonno,padre,papa,tosse,prato,mucca,mucche,pecor*,camino,incendio,pesca,pescare,zucchero,cioccolato,verifica');
select private.add_sense('lesson', 'nl', 'spreekbeurt,werkstuk,les over,gevaarlijk,slecht voor,ongezond,verboden,illegaal,nooit,niet,geen,tegen,gezondheid,leraar,docent,docenten,juf,meester,betrapt,tuin,boerderij,zaad,zaadjes,plant*,blok,blokken,dokter,medicijn*,stinkt,vies,haat,stoppen,versla*,preventie,opa,vader,papa,hoest*,gras maaien,maaien,koe,koeien,paard*');
select private.add_sense('lesson', 'pl', 'referat*,prezentacj*,lekcj*,niebezpieczn*,szkodliw*,niezdrow*,zabron*,zakazan*,nielegaln*,nigdy,nie,przeciw,zdrowi*,nauczyciel*,pan,pani,ogrod*,farm*,nasion*,roslin*,blok*,lekarz*,lekarstw*,smierdz*,ohyd*,rzucic,uzaleznien*,dziadek,dziadka,tata,tato,kaszel,kosic,trawnik*,krowa,krowy,herbat*,babcia,babci');
select private.add_sense('lesson', 'tr',
  'sunum*,ders*,tehlikeli,zararli*,saglig*,saglik*,yasak*,illegal*,asla,degil,karsi,ogretmen*,hoca*,bahce*,ciftlik*,tohum*,bitki*,blok*,doktor*,ilac*,'
  'kotu kok*,kokuyor*,igrenc,birak*,bagimli*,dede*,baba*,oksuruk*,cim,cimen,cimleri,cimler,inek,inekler,koyun*,yesilay*');

-- Lines that announce a weapon.
select private.add_meaning('threat', 'have ~3 weapon & outside|later', 'game thing lesson');

select private.add_meaning('offer', 'drug & deal|want|have|smoke|outside|hidden|later', 'lesson game');
select private.add_meaning('offer', 'stuff & want & have|deal|smoke|outside|hidden|number', 'lesson game');
select private.add_meaning('offer', 'stuff & deal & have|number|you', 'lesson game thing');
select private.add_meaning('offer', 'stuff & have & later|hidden', 'lesson game thing');
select private.add_meaning('offer', 'want ~2 stuff', 'lesson game thing');
select private.add_meaning('offer', 'stuff ~2 smoke', 'lesson game');
select private.add_meaning('offer', 'smoke ~3 stuff|drug & want|have|you|outside|hidden|later', 'lesson game');
select private.add_meaning('offer', 'drink & want|deal', 'lesson game thing');
select private.add_meaning('offer', 'drink & have & outside|hidden|later|you', 'lesson game thing');
select private.add_meaning('offer', 'smoke & want|have|hidden & outside|hidden|later|you', 'lesson game thing');
