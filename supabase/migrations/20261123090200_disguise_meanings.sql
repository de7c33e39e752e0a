-- Senses of disguised words and of emoji, and meanings that earlier patterns knew only by a few sentences.

-- A word of these senses needs no context if it is disguised.
select private.add_sense('disguised', 'xx', '^wed,^weed');
insert into private.filter_sense_words as w (key, language, part, senses, signs)
select distinct '^' || case when t.key like '%*' then left(t.key, 3) || '*' else t.key end, 'xx', ' ^' || substr(t.part, 2),
  private.sense_bits('disguised')::bit(128), private.sense_signs(private.sense_bits('disguised'))
from private.filter_sense_words t
where t.senses & private.sense_bits('insult|drug|stuff|suicide') <> 0::bit(128) and t.key ~ '^[a-z]+[*]?$'
  and btrim(t.part) !~ ' ' and length(btrim(t.part)) >= 4
on conflict (key, language, part) do update set senses = w.senses | excluded.senses, signs = private.sense_signs(w.senses | excluded.senses);
select private.add_sense('disguised', 'xx',
  '^thick,^thicko,^loser,^lozer,^looser,^ugly,^stupid*,^stupido,^dumb,^idiot*,^behindert,^behindad,^hasslich,^dumm,^doof,^fett,^moche,^debile,^tonto,^tonta,^gorda,^gordo,^scemo,^brutto,^brutta,^cicciona,^lelijk,^domkop,^glupi*,^brzydk*,^swinia,^swinio,'
  '^salak*,^aptal*,^cirkin*,^sisman,^zingari,^zingaro,^gitano,^gitana,^gypsy,^zigeuner,^tsigane,^cigan*,^cingene,^negro,^negra,^negri,^arabe,^araber,^moro,^macro,^mocro,^zenci,^turco,^jood,^juif,^ebreo,^zyd,^yahudi,^ermeni,'
  '^coke,^coc,^coca,^koke,^koka,^koks,^ket,^keta,^hash,^hasj,^pils,^pilen,^pilule*,^gras,^grass,^erba,^herbe,^hierba,^yerba,^maria,^canna,^cannone,^farlopa,^perico,^bamba,^fumo,^snoepjes,^mefedron*,^molly,^ziolo,^ziola,^trawka,^trawke,^wiet,^beuh,^esrar,^joint*,^jonko*,^porro*,^blant*,^petard*,^spliff*,^shisha,^cigar*,^sigara*,^vape*,^puff*,^dealer,^drog*,^drug*,'
  '^virgin,^virgen,^vergine,^vierge,^puceau,^pucelle,^jungfrau,^maagd,^prawicz*,^dziewic*,^bakire,^bakir,^blasen,^pijpen,^pijp,^suck,^lick,^lutsch*,^leck*,^sucer,^suce,^lecher,^chupa*,^succhia*,^zuig*,^yala*,^geil*,^horny,^naked,^nackt*,^nudo,^nuda,^nudi,^nude*,^desnud*,^naakt,^nago,^nagie,^naga,^ciplak,^seins,^boobs,^boob*,^tits,^titten,^brust*,^tette,^tetas,^tieten,^borsten,^cyc,^cycki,'
  '^pisello,^piselo,^penis*,^pimel,^schwanz,^zizi,^teub,^pito,^pene,^piemel,^lul,^pipi,^cuk,^vagina*,^muschi,^minou,^chatte,^kutje,^cipka,^pipka,^butt,^booty,^arse,^ars,^kont,^cul,^popo,^dupa,^dupcia,^dupeczk*,^dupeczka,^kalca,^sex*,^seks*,^sesso,^sexo,^sexe,^porn*,^orgasm*,^cum,^sperm*,'
  '^stab,^murder,^dood,^martwy,^messer,^couteau,^couto,^navaja,^coltello,^noz,^bicak,^tuer,^matar,^morir,^moriras,^amazo,^zabij*,^zabije,^oldur*,^fonce,^foncede,'
  '^cut,^cuting,^cutting,^ritz,^ritze,^ritzen,^corto,^cortes,^taglio,^taglia*,^tagliarmi,^snijd,^snij,^snijden,^tne,^tnie,^tne sie,^scarifie,^kesiyorum,^suicid*,^samoboj*,^selbstmord,^zelfmoord,^intihar*,^noose,^hurenson,^tering*,^kanker*');
select private.add_meaning('hate', 'disguised');

-- Emoji. Beside "your" and beside words about somebody's looks they do not mean a fruit.
select private.add_sense('fruit', 'xx', 'peachemoji,aubergineemoji,bananaemoji');
select private.add_sense('body_fruit', 'xx', 'peachemoji,aubergineemoji');
select private.add_sense('drops', 'xx', 'dropsemoji');
select private.add_sense('flirt', 'xx', 'flirtemoji,sexy,sexi,hottie');
select private.add_sense('flirt', 'en', 'turn around,bend over,thicc,booty,shorts,skirt,leggings,jeans,underneath,good looking,gorgeous,nice body,do to you,do things to you');
select private.add_sense('flirt', 'de', 'geil,geiler,geile,geiles,dreh dich,umdrehen,sexy,leggings,jeans,korper,figur,drunter,darunter,hubsche,susse,schnecke');
select private.add_sense('flirt', 'fr', 'bonasse,jean,jupe,legging,retourne toi,tourne toi,charmante,canon,sexy,corps,dessous');
select private.add_sense('flirt', 'es', 'guapa,guapo,llevas,tienes,le midio,bombon,date la vuelta,falda,vaqueros,mallas,pantalon,cuerpo,cuerpazo,debajo,mami,me pones');
select private.add_sense('flirt', 'it', 'bona,bono,figa,girati,gonna,jeans,leggings,pantaloncini,corpo,gnocca,ti farei,sexy');
select private.add_sense('flirt', 'nl', 'lekkerding,geil,draai je,draai es om,draai om,omdraaien,rok,rokje,jeans,legging,lichaam,schatje,lekker ding');
select private.add_sense('flirt', 'pl', 'odwroc sie,seksown*,sexy,spodnic*,legginsy,jeans*,dzinsy,cialo,laska,slicznotko,obroc sie,kotku');
select private.add_sense('flirt', 'tr', 'seksi,arkani don,don bakayim,etek,pantolon,tayt,vucudun,vucut,guzelsin,guzelim,yavrum,hatun,fistik,ateslisin,bebegim');
select private.add_meaning('sexual', 'fruit & flirt', 'lesson');
select private.add_meaning('sexual', 'your ~1 body_fruit', 'lesson game thing');
select private.add_meaning('sexual', 'drops & flirt & you', 'lesson game thing');
select private.add_sense('race', 'en', 'you people,your kind here,ur kind here,wants your kind,wants ur kind,people like you here,ppl like u here,your lot,ur lot,your race,ur race,nega,negga');
select private.add_sense('race', 'de', 'deinesgleichen,leute wie du,leute wie dich,solche wie du,solche wie dich,deine rasse,eure rasse,deine sorte,eure sorte,euch auslander,nega,negga');
select private.add_sense('race', 'fr', 'ta race,votre race,les gens comme toi,gens comme vous,vous autres,ton espece,votre espece');
select private.add_sense('race', 'es', 'tu raza,vuestra raza,los de tu,los tuyos,gente como tu,los como tu,de tu color,coge la patera');
select private.add_sense('race', 'it', 'la tua razza,vostra razza,gente come te,quelli come te,come te non li,voi stranieri,quelli come voi,il barcone,sul barcone');
select private.add_sense('race', 'nl', 'jouw soort,jullie soort,mensen zoals jij,zoals jullie,jouw ras,jullie ras,jouw slag');
select private.add_sense('race', 'pl', 'takich jak ty,ludzi jak ty,twoja rasa,twojej rasy,wasza rasa,waszej rasy,tacy jak ty,takich jak wy');
select private.add_sense('race', 'tr', 'senin gibiler*,sizin gibiler*,irkin*,irkiniz*,senin irk*,sizin irk*');

-- "Go back to your country", and "we do not want you here".
select private.add_sense('go_back', 'en', 'go back,go home to,return to,get out of,fly back,crawl back,send you back,send u back,send them back,piss off back');
select private.add_sense('go_back', 'de', 'geh zuruck,zuruck in,geht zuruck,zuruck nach,geh wieder,verschwinde nach,ab nach,hau ab nach,geh heim,geh doch zuruck');
select private.add_sense('go_back', 'fr', 'rentre,rentrez,retourne,retournez,repars,repartez,degage dans,rentre chez toi,retourne chez toi,rentrez chez vous');
select private.add_sense('go_back', 'es', 'vuelve,vuelvete,volved,vete,vetea,largate,regresa,marchate,iros,vuelve a,vete a');
select private.add_sense('go_back', 'it', 'torna,tornatene,tornate,tornatevene,vattene,andatevene,torna a');
select private.add_sense('go_back', 'nl', 'ga terug,terug naar,rot op naar,ga weer naar,oprotten naar,ga lekker terug,keer terug');
select private.add_sense('go_back', 'pl', 'wracaj,wracajcie,wroc,jedz do,wynos sie,wynocha,spadaj do,wypad do');
select private.add_sense('go_back', 'tr', 'geri don,geri git,don ulkene,ulkene don,ulkene git,ulkenize don,ulkenize git,defol,defolun,memleketine');
select private.add_sense('country', 'en', 'your country,ur country,your own country,ur own country,where you came from,where u came from,where you come from,where u come from,where ur from,where your from,where you belong,the jungle,your village');
select private.add_sense('country', 'de', 'dein land,deinem land,deine heimat,eure heimat,euer land,heimatland,wo du herkommst,wo ihr herkommt,woher du kommst,den busch,dschungel');
select private.add_sense('country', 'fr', 'ton pays,votre pays,ton bled,bled,dou tu viens,d ou tu viens,dou vous venez,la jungle');
select private.add_sense('country', 'es', 'tu pais,vuestro pais,tu tierra,tu pueblo de mierda,de donde viniste,de donde has venido,de donde vienes,la selva,tu continente');
select private.add_sense('country', 'it', 'tuo paese,vostro paese,casa tua,casa vostra,da dove sei venut*,da dove vieni,da dove venite,giungla,nella giungla');
select private.add_sense('country', 'nl', 'je land,jouw land,je eigen land,jullie land,jullie eigen land,eigen land,waar je vandaan,waar jij vandaan,waar jullie vandaan,de jungle');
select private.add_sense('country', 'pl', 'swojego kraju,twojego kraju,do siebie,do kraju,skad przyszed*,skad przyjech*,skad sie wzi*,do afryki,do azji,na ukraine,do chin,do dzungli,swoj kraj');
select private.add_sense('country', 'tr', 'ulkene,ulkenize,memleketine,memleketinize,geldigin yer*,geldiginiz yer*,ormana');
select private.add_meaning('hate', 'go_back ~2 country', 'game');
select private.add_meaning('hate', 'country ~1 go_back', 'game self');
select private.add_meaning('hate', 'race & not|nobody|go_back', 'game');
select private.add_sense('insult', 'en', 'dont want you here,dont want u here,dont want ur kind,dont want your kind,wants your kind,wants ur kind,do not want you here');
select private.add_sense('insult', 'de', 'wollen euch hier nicht,wollen dich hier nicht,hier will euch keiner,hier will dich keiner,euch will hier keiner,will euch hier keiner,wollen wir hier nicht');
select private.add_sense('insult', 'fr', 'veut pas de vous,veut pas de toi,veut plus de vous,veut plus de toi,voulons pas de vous,voulons pas de toi');
select private.add_sense('insult', 'es', 'no os queremos,no te queremos aqui,aqui no queremos a,aqui no te queremos,no queremos a los de');
select private.add_sense('insult', 'it', 'non vi vogliamo,non ti vogliamo,qui non ti vogliamo,qua non ti vogliamo,come te non li vogliamo');
select private.add_sense('insult', 'nl', 'willen jullie hier niet,willen je hier niet,willen jou hier niet,jullie horen hier niet,jij hoort hier niet');
select private.add_sense('insult', 'pl', 'nikt was tu nie chce,nikt cie tu nie chce,nie chcemy was tu,nie chcemy was tutaj,nie chcemy cie tu,nie chcemy tu takich');
select private.add_sense('insult', 'tr', 'sizi burada istemiyor*,seni burada istemiyor*,burada istenmiyor*,kimse sizi istemiyor,kimse seni istemiyor,sizi istemiyoruz,seni istemiyoruz');

-- Wishes not to live. "Not wanting to wake up" is one if there is more than a Monday to it.
select private.add_sense('suicide', 'en',
  'not wake up anymore,never wake up,never waking up,dont wake up again,dont want to wake up,dont wanna wake up,didnt wake up,not wake up tomorrow,dont want to be here anymore,dont wanna be here anymore,dont want to be alive,dont wanna be alive,dont want to live,dont wanna live,want to disappear forever,wanna disappear forever,want it to end,want it all to end,'
  'if you were gone,if u were gone,if you disappeared,if u disappeared,if i was gone,if i were gone,if i disappeared,nobody would miss me,no one would miss me,nobody would care if i,better off without me,better without me,been cutting,cutting myself,cut myself again,hurting myself,hurt myself again,started cutting,cutting again,end it all,ending it all,no reason to live,hate being alive,wish i was dead,wish i wasnt born,wish i was never born,tired of living,tired of life');
select private.add_sense('suicide', 'de',
  'nicht mehr aufwachen,nie mehr aufwachen,nie wieder aufwachen,nimmer aufwachen,will nicht mehr leben,mag nicht mehr leben,kann nicht mehr leben,nicht mehr da sein,will nicht mehr hier sein,will weg von der welt,einfach nicht mehr da,alles kein sinn,alles keinen sinn,kein sinn mehr,keinen sinn mehr,niemand wurde mich vermissen,keiner wurde mich vermissen,mich wurde keiner vermissen,'
  'wenn ich weg ware,wenn du weg warst,ohne mich besser,besser ohne mich,ritze mich,ritz mich,mich geritzt,mich zu ritzen,wieder geritzt,verletze mich selbst,mach schluss mit allem,alles beenden,lebensmude,ware gern tot,war gern tot,wunschte ich ware tot,nie geboren');
select private.add_sense('suicide', 'fr',
  'plus me reveiller,pas me reveiller,jamais me reveiller,plus envie de vivre,pas envie de vivre,plus envie detre la,plus envie d etre la,envie de mourir,veux mourir,envie d en finir,envie den finir,en finir,marre de vivre,marre de la vie,disparaitre pour toujours,disparaitre a jamais,mieux sans toi,mieux sans moi,sans moi ce serait mieux,je manquerai a personne,manquerais a personne,personne me regretter*,je me scarif*,me scarifie,je me coupe les,je me fais du mal,'
  'si tetais plus la,si t etais plus la,si tu disparai*,si je disparai*,demain cest fini,demain c est fini');
select private.add_sense('suicide', 'es',
  'no despertar,no quiero despertar,no quiero despertarme mas,nunca despertar,no volver a despertar,no quiero vivir,no quiero seguir,ganas de vivir,quiero morir*,quisiera morir*,desaparecer para siempre,nadie me echar*,nadie me extran*,mejor sin mi,mejor sin ti,me corto los,me corto las,me corto otra,me hago dano,acabar con todo,harto de vivir,harta de vivir,si desaparec*,si no estuviera*,si yo no estuviera,ojala no hubiera nacido');
select private.add_sense('suicide', 'it',
  'non voglio piu svegliar*,non svegliarmi,non voglio svegliarmi,mai piu svegliarmi,non voglio piu vivere,non ho voglia di vivere,voglia di vivere,voglio morire,vorrei morire,sparire per sempre,se spariss*,se sparisco,se non ci fossi,nessuno piangerebbe,nessuno mi rimpian*,meglio senza di me,meglio senza te,mi taglio le,mi taglio i polsi,mi taglio da,mi taglio di nuovo,mi taglio ancora,mi faccio del male,farla finita,stanco di vivere,stanca di vivere');
select private.add_sense('suicide', 'nl',
  'niet meer wakker worden,nooit meer wakker,niet wakker worden morgen,wil niet meer leven,niet meer leven,wil dood,er niet meer zijn,er niet meer ben,niemand zou me missen,niemand zou mij missen,niemand mist me,beter zonder mij,beter zonder jou,snijd mezelf,snij mezelf,mezelf snijden,mezelf gesneden,mezelf pijn,klaar met leven,klaar met het leven,levensmoe,als ik er niet meer,als je er niet meer,voorgoed verdwijn*,verdwijn voorgoed,een eind aan maken');
select private.add_sense('suicide', 'pl',
  'nie chce sie obudzic,nie chce sie jutro obudzic,juz sie nie obudzic,wiecej sie nie obudzic,nie obudzic sie,sie nie obudzic,nie chce zyc,nie chce mi sie zyc,nie mam po co zyc,chce umrzec,chce zniknac,zniknac na zawsze,nikt by nie tesknil,nikt by nie zauwazyl,nikt by nie plakal,lepiej beze mnie,beze mnie lepiej,tne sie,sie tne,znowu sie tne,pocielam sie,pocialem sie,robie sobie krzywde,mam dosc zycia,mam dosc wszystkiego,skonczyc to wszystko,gdybys znikn*,gdybym znikn*,gdyby mnie nie bylo,gdyby cie nie bylo');
select private.add_sense('suicide', 'tr',
  'uyanmak istemiyorum,bir daha uyanmak,hic uyanmasam,uyanmasam,uyanmayayim,yasamak istemiyorum,artik yasamak,olmek istiyorum,yok olmak istiyorum,kaybolmak istiyorum sonsuza,kimse ozlemez,kimse beni ozlemez,bensiz daha,ben olmasam,sen olmasan,kendimi kes*,kollarimi kes*,kendime zarar*,her seye son,hayattan biktim,yasamaktan biktim,keske dogmasaydim,keske olsem');

-- Threats: what is going to happen to the reader's teeth, face, way home or last day.
select private.add_sense('doomed', 'en',
  'last day at this school,say ur prayers,say your prayers,count your days,days are numbered,need a dentist,need an ambulance,need a hospital,need a wheelchair,pick up your teeth,pick ur teeth,spit your teeth,spit out your teeth,eat your teeth,swallow your teeth,eat through a straw,food through a straw,eating through a straw,is your last day at,is ur last day at,if u wanna live,if you wanna live,if you want to live,never walk again,wont walk again,not walk again,wont walk home,sleep with one eye,smash ur face,smash your face,smsh ur face,smesh ur face,'
  'what happens to your little,what happens to ur little,see what happens to your,see what happens to ur,happens to your brother,happens to your sister');
select private.add_sense('doomed', 'de',
  'letzter schultag deines,deine zahne liegen,zahne einsammeln,zahne aufsammeln,zahne spucken,zahne suchen,zahne schlucken,brauchst nen zahnarzt,brauchst einen zahnarzt,brauchst nen krankenwagen,ins krankenhaus bring*,durch nen strohhalm,wird dein letzter tag,durch den strohhalm,durch einen strohhalm,nie wieder laufen,nie mehr laufen,nicht mehr laufen konnen,deine tage sind gezahlt,'
  'was mit deinem bruder,was mit deiner schwester,was mit deinem kleinen,gesicht neu sortier*,visage polier*');
select private.add_sense('doomed', 'fr',
  'sera ton dernier jour,cest ton dernier jour au,fais tes prieres,tes jours sont comptes,ramasser tes dents,cracher tes dents,avaler tes dents,manger tes dents,manger a la paille,plus jamais marcher,pourras plus marcher,marcheras plus,besoin dun dentiste,finir a lhosto,finir a lhopital,a lhosto,les grands du quartier,mes cousins tattend*,mon frere tattend,mon frere t attend,tes mort,t es mort,si tu balances,si tu cafte*');
select private.add_sense('doomed', 'es',
  'reza lo que sepas,reza todo,tus dias estan contados,escupir los dientes,escupiras los dientes,recoger los dientes,recoger tus dientes,tragar los dientes,comerte los dientes,comer con pajita,comer con una pajita,sera tu ultimo dia,si quieres seguir vivo,comer por pajita,no volveras a andar,no vas a andar,no volveras a caminar,necesitaras un dentista,acabar en el hospital,acabaras en el hospital,mi hermano te espera,mis primos te esperan,suerte volviendo,suerte al volver,si te chivas');
select private.add_sense('doomed', 'it',
  'di le preghiere,i tuoi giorni sono contati,mangiare i denti,raccogliere i denti,sputare i denti,ingoiare i denti,raccogli i denti,mangiare con la cannuccia,sara il tuo ultimo giorno,non cammini piu,non camminerai piu,sulle tue gambe,ti serve un dentista,finisci all ospedale,finisci allospedale,mio fratello ti aspetta,se fai la spia');
select private.add_sense('doomed', 'nl',
  'zeg je gebeden,je dagen zijn geteld,je tanden rapen,je tanden oprapen,tanden eruit,tanden uitspugen,tanden slikken,nooit meer lopen,rietje eten,wordt je laatste dag,boterhammen door een rietje,loop je nooit meer,niet meer lopen,heb je een tandarts nodig,in het ziekenhuis belanden,je broertje wat');
select private.add_sense('doomed', 'pl',
  'twoje dni sa policzone,zeby zbierac,zbierac zeby,zbieral zeby,zbierala zeby,wypluwac zeby,polykac zeby,jesc przez slomke,bedzie twoj ostatni dzien,nie bedziesz chodzic,nie bedziesz chodzil*,nigdy nie bedziesz chodz*,potrzebowal dentysty,wyladujesz w szpitalu,skonczysz w szpitalu,moj brat czeka na ciebie,brat na ciebie czeka,jak sie poskarzysz,jak naskarzysz');
select private.add_sense('doomed', 'tr',
  'duani et,gunlerin sayili,dislerini topla*,dislerini yut*,dislerini tukur*,dislerini dok*,bir daha yuruye*,yemegini pipetle,son gunun olacak,yuruyemez*,disci lazim*,hastanelik*,hastanede uyan*,abim seni bekl*,abimler bekl*,arkani kolla*,kardesine ne,ispiyonlarsan*');
select private.add_meaning('threat', 'doomed & you|your|outside|later|self|gang', 'game thing');

-- A pupil is left out. The name may be anyone's.
select private.add_sense('leave_out', 'en', 'kick her out,kick him out,votes her off,votes him off,vote her off,vote him off,vote her out of the group,vote him out of the group,off the group,out of the group chat,from the group chat,smells and has no friends,has no friends,have no friends,dont sit with her,dont sit with him,dont talk to her,dont talk to him,dont invite her,dont invite him,nobody sit with,nobody sits with,nobody talk to,nobody talks to her,nobody talks to him,no one talks to her,no one talks to him,nobody invites,nobody likes her,nobody likes him,no one likes her,no one likes him,everyone ignore her,everyone ignore him,ignore her all,all hate her,all hate him,everyone hates her,everyone hates him');
select private.add_sense('leave_out', 'de', 'verlass die gruppe,aus der gruppe werfen,aus der gruppe schmeissen,aus der gruppe kicken,keiner redet mit ihr,keiner redet mit ihm,redet nicht mit ihr,redet nicht mit ihm,sitzt nicht neben ihr,setzt euch nicht neben,keiner mag sie,keiner mag ihn,alle hassen sie,alle hassen ihn,hat keine freunde,ladt sie nicht ein,ladt ihn nicht ein,laden wir nicht ein,ignoriert sie alle,ignoriert ihn alle,will keiner dabei haben');
select private.add_sense('leave_out', 'fr', 'personne peut te sentir,personne peut la sentir,personne peut le sentir,personne lui parle,parlez plus a,parlez pas a,lui parlez pas,lui parle pas,invitez pas,on l invite pas,on linvite pas,a pas damis,a pas d amis,na pas damis,n a pas d amis,tout le monde la deteste,tout le monde le deteste,personne laime,personne l aime,virez la du groupe,virez le du groupe,vire la du groupe');
select private.add_sense('leave_out', 'es', 'nadie le habla,no le hableis,no le hables,que nadie le hable,no la inviteis,no lo inviteis,no la invitamos,no lo invitamos,no tiene amigos,no tiene amigas,nadie la aguanta,nadie lo aguanta,nadie la quiere,nadie lo quiere,todos la odian,todos lo odian,echadla del grupo,echadlo del grupo,sacadla del grupo,sacadlo del grupo,por eso comes sola,por eso comes solo,vete del grupo,no os senteis con');
select private.add_sense('leave_out', 'it', 'non la vuole nessuno,non lo vuole nessuno,nessuno la vuole,nessuno lo vuole,nessuno la sopporta,nessuno lo sopporta,non la invitiamo,non lo invitiamo,non invitatela,non invitatelo,non parlatele,non parlategli,nessuno le parla,nessuno gli parla,non ha amici,non ha amiche,tutti la odiano,tutti lo odiano,fuori dal gruppo,buttatela fuori,cacciatela,ignoratela,ignoratelo,non sedetevi con');
select private.add_sense('leave_out', 'nl', 'niemand praat met haar,niemand praat met hem,praat niet met haar,praat niet met hem,nodig haar niet uit,nodig hem niet uit,niemand mag haar,niemand mag hem,niemand moet haar,niemand moet hem,heeft geen vrienden,iedereen haat haar,iedereen haat hem,uit de groep zetten,uit de groepsapp,uit de app gooien,zit niet naast haar,zit niet naast hem');
select private.add_sense('leave_out', 'pl', 'nikt jej nie lubi,nikt go nie lubi,nikt z nia nie gada,nikt z nim nie gada,nie gadajcie z,nie zapraszamy jej,nie zapraszamy go,nie zapraszajcie,nie ma przyjaciol,nie ma kolegow,nie ma kolezanek,wszyscy jej nienawidz*,wszyscy go nienawidz*,wywalmy ja z grupy,wywalmy go z grupy,wyrzuccie z grupy,nie siadajcie z,dlatego siedzisz sam*');
select private.add_sense('leave_out', 'tr', 'kimse onu sevmiyor,onu kimse sevmiyor,kimse onunla konusmu*,onunla konusmayin,onunla kimse*,onu davet etmeyin,onu cagirmayin,arkadasi yok,hic arkadasi,herkes ondan nefret,gruptan at*,gruptan cikar*,onu yok sayin,onunla oturmayin,yanina oturmayin');
select private.add_meaning('insult', 'leave_out', 'game thing');
select private.add_sense('shun', 'nl', 'niemand wil met,niemand wil naast,niemand wil bij');
select private.add_sense('shun', 'pl', 'nikt nie chce z,nikt nie chce siedziec');
select private.add_sense('shun', 'de', 'keiner will mit,niemand will mit,keiner will neben,niemand will neben');
select private.add_sense('shun', 'fr', 'personne veut etre avec,personne veut se mettre avec,personne veut s asseoir');
select private.add_sense('shun', 'es', 'nadie quiere ir con,nadie quiere estar con,nadie quiere sentarse con');
select private.add_sense('shun', 'it', 'nessuno vuole stare con,nessuno vuole sedersi,nessuno vuole lavorare con');
select private.add_sense('shun', 'tr', 'kimse onunla,kimse yanina');
select private.add_meaning('insult', 'shun', 'self game thing');

-- Mockery by comparison, and questions about somebody's body or first time.
select private.add_sense('insult', 'en', 'kept the receipt,keep the receipt,if ugly was,if stupid was,if ugly were,if stupid were,your face scares,ur face scares,wish you werent born,wishes she never had you,wishes you were,accident at birth,dropped as a baby,ur two brain cells,your two brain cells,your one brain cell,ur one brain cell,dropped on your head,dropped on ur head,negative iq,mistake of nature,vajayjay');
select private.add_sense('insult', 'de', 'mit tute rausgehen,tute uber den kopf,fehler der natur,unfall der natur,vom wickeltisch,als kind gefallen,hast nur eine gehirnzelle,mit deinem gesicht wurd,mit deinem gesicht wurde,iq von,iq wie,hallts wenn man,deine mutter bereut,deine eltern bereuen,deine eltern schamen,mistgeburt*,mistgeburd*,behindad,behindat,behindert bist,wiksa*,wixa*,wiksah');
select private.add_sense('insult', 'fr', 'erreur de la nature,erreur de fabrication,accident de la nature,2 de qi,deux de qi,qi negatif,qi d une,bercer trop pres,berce trop pres,berce pres du mur,ta mere a pleure,ta mere elle a pleure,tes parents regrettent,ta mere regrette,tas deux neurones,tas un neurone,tu fais peur aux');
select private.add_sense('insult', 'es', 'tu madre se arrepin*,tus padres se arrepien*,tienes cara de que,error de la naturaleza,fallo de la naturaleza,te caiste de la cuna,tienes dos neuronas,tienes una neurona,de pequeno te caiste,coeficiente de,tienes menos luces,mas feo que pegar*,das ascazo');
select private.add_sense('insult', 'it', 'errore della natura,scherzo della natura,tua madre si e pentita,tua madre si pente,i tuoi si pentono,caduto dal seggiolone,hai due neuroni,hai un neurone,caduta dal seggiolone,qi di un,qi di una,cervello in sciopero,povero scemo,si rompe la sedia,si rompe lo specchio');
select private.add_sense('insult', 'nl', 'zielig mens,doet alsof ie je niet kent,foutje van de natuur,fout van de natuur,je ouders schamen,je moeder schaamt,je moeder heeft spijt,je ouders hebben spijt,van de trap gevallen als baby,iq van een,je spiegel breekt,zelfs je hond');
select private.add_sense('insult', 'pl', 'blad natury,pomylka natury,twoja matka zaluje,twoi rodzice zaluja,rodzice sie ciebie,iq ameby,iq kamienia,iq pantofelka,krzeslo peknie,krzeslo sie zalamie,lustro peka,mozg wielkosci,wypadles z wozka');
select private.add_sense('insult', 'tr', 'doga hatasi,doganin hatasi,annen pisman,ailen pisman,ailen senden utan*,iki hucreli,tek hucreli,beyin yerine,aynalar kirilir,ayna catlar');
select private.add_sense('asks', 'en', 'are you a virgin,are u a virgin,still a virgin,done it with a boy,done it with a girl,done it with a guy,slept with someone,wearing underneath,what underwear,describe your body');
select private.add_sense('asks', 'de', 'schonmal mit nem typ,schon mal mit nem typ,mit nem typ gepennt,mit jemandem gepennt,mit wem gepennt,mit wem geschlafen,noch jungfrau,grad drunter,drunter an,darunter an,unter der hose,unterm rock,unterwasche tragst,was fur unterwasche');
select private.add_sense('asks', 'fr', 'deja fait avec un mec,deja fait avec une fille,deja fait avec un gars,couche avec un,couche avec une,deja couche,encore vierge,tes vierge,t es vierge,portes dessous,portes en dessous,sous ta jupe,quelle culotte');
select private.add_sense('asks', 'es', 'llevas debajo,hecho con un chico,hecho con una chica,llevas puesto debajo,eres virgen,sigues virgen,siendo virgen,te has acostado,acostado con alg*,que bragas,bajo la falda');
select private.add_sense('asks', 'it', 'porti sotto,gia fatto con un ragazzo,gia fatto con una ragazza,indossi sotto,sei vergine,ancora vergine,andata a letto,andato a letto con,che mutande,sotto la gonna');
select private.add_sense('asks', 'nl', 'draag je eronder,heb je eronder,aan onder je,nog maagd,ben je maagd,gedaan met een jongen,gedaan met een meisje,naar bed geweest,met iemand geslapen,welke onderbroek,onder je rok');
select private.add_sense('asks', 'pl', 'masz pod spodem,pod spodem masz,jestes dziewic*,jeszcze dziewic*,jestes prawicz*,jeszcze prawicz*,robilas to z chlopak*,robiles to z dziewczyn*,spalas z kims,spalas z chlopak*,spales z kims,jakie majtki,pod spodnica');
select private.add_sense('asks', 'tr', 'altinda ne var,icinde ne giy*,bakire misin,hala bakire,bakir misin,biriyle yattin,yattin mi biriyle,hic yaptin mi biriyle,ic camasirin*,etegin altinda');
-- Pictures of somebody without clothes, and sites for adults by description.
select private.add_sense('nude_of', 'en', 'no clothes on,without clothes,without her clothes,without his clothes,in her underwear,in his underwear,in her bra,p and hub,p hub,phub,orange and black site,site with p,the black and orange,the hub site,corn hub,cornhub,spicy site');
select private.add_sense('nude_of', 'de', 'ohne klamotten,ohne kleider,in unterwasche,in unterhose,ohne was an,seite mit p,p und hub,p hub,phub,orange schwarze seite,schwarz orange seite');
select private.add_sense('nude_of', 'fr', 'sans habits,sans vetements,sans fringues,en sous vetements,en culotte,en calecon,site orange et noir,p et hub,p hub,phub');
select private.add_sense('nude_of', 'es', 'sin ropa,en bragas,en ropa interior,en calzoncillos,en bolas,en pelotas,naranja y negra,naranja y negro,p y hub,p hub,phub');
select private.add_sense('nude_of', 'it', 'senza vestiti,in mutande,in intimo,in reggiseno,arancio e nero,arancione e nero,p e hub,p hub,phub');
select private.add_sense('nude_of', 'nl', 'zonder kleren,in ondergoed,in onderbroek,in haar bh,met p en hub,p en hub,p hub,phub,oranje zwarte site,zwart oranje site');
select private.add_sense('nude_of', 'pl', 'bez ubrania,bez ubran,bez ciuchow,w bieliznie,w majtkach,w staniku,p i hub*,zpi hub*,p hub,phub,pomaranczowo czarna');
select private.add_sense('nude_of', 'tr', 'kiyafetsiz,giysisiz,ic camasiriyla,ic camasirli,sutyenli,p ile hub,p hub,phub,turuncu siyah site');
select private.add_sense('site', 'en', 'site,website,page,link,works on,school wifi,open,opens,blocked');
select private.add_sense('site', 'de', 'seite,website,link,geht auf,schulwlan,gesperrt,schullaptop');
select private.add_sense('site', 'fr', 'site,lien,passe sur,wifi,bloque');
select private.add_sense('site', 'es', 'pagina,web,sitio,enlace,wifi,bloquead*');
select private.add_sense('site', 'it', 'sito,pagina,link,wifi,si apre,bloccat*,pc');
select private.add_sense('site', 'nl', 'site,website,pagina,link,wifi,schoollaptop,doet het,geblokkeerd');
select private.add_sense('site', 'pl', 'strona,strone,stronka,stronke,link,wifi,dziala,zablokow*');
select private.add_sense('site', 'tr', 'site,sitesi,siteye,link,wifi,aciliyor,engelli');
select private.add_meaning('sexual', 'nude_of & site|picture|send', 'game');

-- Drugs by an emoji or by what they look like, with a price or a party.
select private.add_sense('drug_emoji', 'xx', 'leafemoji,snowemoji,pillemoji');
select private.add_sense('party', 'en', 'party,a bag,bag of,baggie,baggies,a gram,dm me,hmu,each,a pop');
select private.add_sense('party', 'de', 'party,feier,ein tutchen,tutchen,geburtstag von,das g,pro stuck');
select private.add_sense('party', 'fr', 'soiree,fete,teuf,la piece,lunite,pochon,mp moi,chacun');
select private.add_sense('party', 'es', 'fiesta,la bolsa,bolsita,cada una,cada uno,a cinco,a diez,a veinte');
select private.add_sense('party', 'it', 'festa,bustina,luna,l una,l uno,luno,ciascuna,ciascuno,sabato');
select private.add_sense('party', 'nl', 'feest,feestje,per stuk,een zakje,zakje,tientje');
select private.add_sense('party', 'pl', 'impreza,imprezie,impreze,imprezke,za sztuke,woreczek,kto sie sklada,sklada');
select private.add_sense('party', 'tr', 'parti*,tanesi,poset,torba');
select private.add_sense('sweets', 'en', 'sweets,candy,candies,gummies,pills,tablets,smarties,mints');
select private.add_sense('sweets', 'de', 'bonbons,pillen,tabletten,teile,teilchen,smarties');
select private.add_sense('sweets', 'fr', 'bonbons,cachets,pilules,comprimes,pastilles');
select private.add_sense('sweets', 'es', 'caramelos,pastillas,pastillitas,chuches,pirulas');
select private.add_sense('sweets', 'it', 'pastiglie,pastigliette,caramelle,caramelline,pasticche');
select private.add_sense('sweets', 'nl', 'snoepjes,snoep,pillen,pilletjes,snoepies');
select private.add_sense('sweets', 'pl', 'cukierki,tabletki,pigulki,tabsy,pastylki');
select private.add_sense('sweets', 'tr', 'seker,sekerler,haplar,hap,bonibon');
select private.add_sense('smile', 'xx', 'smiley,smileys,smile,pillemoji,colour*,colored,smajl*');
select private.add_sense('smile', 'de', 'gesicht drauf,lachgesicht,bunte,smiley drauf');
select private.add_sense('smile', 'fr', 'visage dessus,un sourire dessus,colores,colorees');
select private.add_sense('smile', 'es', 'carita,con cara,de colores,sonrisa');
select private.add_sense('smile', 'it', 'faccina,colorate,con la faccia,sorriso');
select private.add_sense('smile', 'nl', 'gezichtje,gekleurde,smiley erop');
select private.add_sense('smile', 'pl', 'buzka,z buzka,kolorowe,usmieszek');
select private.add_sense('smile', 'tr', 'gulen yuz,renkli,suratli');
select private.add_meaning('offer', 'sweets & smile & deal|figure', 'lesson game');
select private.add_meaning('offer', 'drug_emoji & deal & number|figure|party|want|have', 'lesson game');
select private.add_meaning('offer', 'drug_emoji & party & have|want', 'lesson game');

-- "Nobody wants to be goalkeeper" insults nobody.
delete from private.filter_sense_words where language = 'en' and part in (' nobody wants to be ', ' no one wants to be ');
select private.add_sense('insult', 'en', 'nobody wants to be your,nobody wants to be ur,nobody wants to be friends,nobody wants to be near,no one wants to be your,no one wants to be friends,no one wants to be near,nobody wants to be seen with');
select private.add_sense('thing', 'en', 'when is your last day,whens your last day');
