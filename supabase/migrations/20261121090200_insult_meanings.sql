-- Insults: abusive names, and rude words that are aimed at somebody. "That was stupid of me" and "stupid bug" are none.

select private.add_sense('insult', 'xx', 'idiot*,idi0t*,iddiot*,idyot*,idoit,idjit,imbecil*,embecil*,cretin*,kretin*,moron,morons,m0ron,luzer,lozer,lozers');
-- Everyday words that are no longer harmless when digits hide them: "b1te", "p1k".
select private.add_sense('insult', 'xx',
  '^bite,^bites,^chatte,^pute,^puti,^pik,^prick,^pricks,^hoe,^hoes,^scopare,^scopo,^scopa,^pedale,^pedal,^pedales,^mamada,^kunt,^kont,^kut,^sik,^sikim,^eikel,^tyfos,^tyfus,^put,^puto,^puta,^con,^kon,^conne,^gay,^gays,^homo,^negro,^neger,^nero,'
  '^cul,^culo,^figa,^fica,^pene,^tit,^tits,^titten,^cock,^dick,^dik,^dicke,^tetas,^teta,^verga,^polla,^follar,^folla,^geil,^nackt,^nude,^nudes,^sex,^sexy,^butt,^balls,^slet,^teef,^trut,^zoccola,^troia,^vacca,^cagna,^perra,^perro,^zorra,^zorro,^cerda,^cerdo,'
  '^marica,^moro,^sudaca,^gitano,^jude,^kanake,^kek,^hund,^sau,^schwein,^opfer,^lappen,^fett,^fat,^ugly,^stupid,^dumb,^dum,^loser,^losers,^trash,^clown,^pig,^cow,^rat,^dog,^nul,^moche,^gros,^tonto,^tonta,^feo,^fea,^gordo,^gorda,^brutto,^brutta,^scemo,'
  '^dom,^lelijk,^dik,^glupi,^glupia,^gruby,^debil,^debilem,^frajer,^salak,^okuz,^ibne,^amk,^kahpe,^gavat,^huj,^chuj,^cipa,^dupa,^suka,^kurde,^pizda');

select private.add_sense('insult', 'en',
  'morron,luser,dumbo,dumb ass,dumbas,dumbass*,dimwit*,nitwit*,halfwit*,numpty,numbskull*,numskull*,jackass*,jackas,dipstick,scumbag*,lowlife*,low life,'
  'airhead*,birdbrain*,pea brain,peabrain,no brain,fatso,fatty,fattie,fatass,fat ass,lardass,fugly,butthead,buttface,butt face,dumdum,dum dum,stewpid,'
  'stoopid,stupit,stoopit,stupd,stupdi,stoopud,dumb kid,stupid kid,stupid head,stupidhead,dumbhead,waste of space,waste of oxygen,waste of air,'
  'waste of skin,plonker,minger,incel*,simpleton,braindead,brain dead,ur mum,ur mom gay,yo mama,your mama so,ur mama,nobody asked you,go to hell,'
  'go 2 hell,burn in hell,rot in hell,you disgust me,u disgust me,makes me sick,make me sick,piece of trash,piece of garbage,piece of dirt,lil freak,'
  'ugly freak,weird freak,shut ur face,shut your face,shut your mouth,shut ur mouth,shut ur trap,shut your trap,shut ur gob,shut your gob,dirty rat,'
  'fat pig,ugly pig,fat cow,fat kow,ugly kow,ugly cow,stupid cow,silly cow,stupid pig,filthy pig,dog face,pizza face,ratface,rat face,snitch ass,'
  'teachers pet loser,wanna be,psycho freak,crybaby,cry baby,snowflake,sadcase,sad case,dweeb*,nincompoop,dunce,ignoramus,nobody loves you,get a life,'
  'kill joy,douchebag*,such a loser,what a loser,a loser,big loser,fat loser,little loser,sad loser,stupid loser,losers like you,you losers,moronic,'
  'everyone hates you,everyone hates u,everybody hates you,everybody hates u,we all hate you,we all hate u,all hate you,all hate u,whole class hates you,'
  'whole class hates u,hates ur guts,hate ur guts,hate your guts,every1 hates u,everyone laughs at you,everyone laughs at u,laughing at you,laughing at u,'
  'nobody wants you here,no one wants you here,nobody wants u here,no one wants u here,nobody wants you,nobody wants u,no friends loser,'
  'you have no friends,u have no friends,u got no friends,you got no friends,u stink,you stink,you smell,u smell,nobody wants to sit,'
  'nobody wants to play with,no one wants to sit,no one wants to play with,nobody wants to be,no one wants to be,nobody wants to talk to,try hard loser,'
  'hard loser,ur trash,you are trash,ur garbage,libtard*,libtards');
select private.add_sense('insult', 'de',
  'vollidiot*,idjot*,deppert,volldepp*,depperl,trottel*,trotl,volltrottel*,dummkopf*,dumkopf,dumpfbacke*,schwachkopf*,schwachmat*,vollpfosten*,versager*,'
  'versagrin,mistkerl*,miststuck*,blodmann,bloedmann,blodian,bloedian,hohlkopf*,hohlbirne*,holzkopf*,hornochse*,knalltute*,missgeburt*,missgeburd*,'
  'missgebuhrt*,misgeburt*,drecksack*,drecksau*,dreckskind*,dreckstuck,spacken,hackfresse*,hackfress,fettsack*,fettwanst*,fettkloss*,fetti,fette sau,'
  'fette kuh,fettes schwein,blode kuh,blodekuh,dumme kuh,dumme gans,dumme sau,dummes schwein,dumme ziege,blode ziege,dumme nuss,witzfigur*,nulpe,dodel,'
  'dummbeutel*,armleuchter,kackbratze*,kackvogel,kackkind,kackbrot,schlappschwanz*,arschkriecher*,hirntot,hirnlos*,hirni,hirnamputiert*,dummbatz,dumbatz,'
  'tolpel,vollhonk*,vollhonks,du honk,du lauch,du lappen,du opfer,du null,du nichts,du kek,du schwein,du sau,du ratte,du esel,du affe,du ochse,du kuh,'
  'du wurm,du wicht,du flasche,du niete,du pfosten,du bauer,du clown,du freak,du psycho,du vogel,du pisser,halt die klappe,halt klappe,halts maul,'
  'halt maul,halt deinen mund,halt den rand,halt die schnauze,halt schnauze,schnauze halten,klappe zu affe tot,verpiss*,zieh leine,verzieh dich,'
  'du stinkst,stinkst,deine mudda,deine mutter ist,dein vater ist,du ekelst mich,ekelst mich,abschaum,gesindel,widerling,dreckig*,scheusal,du asi,'
  'kotzbrocken,brillenschlange,streber opfer,gesicht ist ein unfall,zum kotzen bist,du bist zum kotzen,ohrfeigengesicht,bist du dumm,bist du behindert,'
  'bist du bescheuert,bist du blod,bist du bloed,spinnst du komplett,fahr zur holle,geh sterben,hurenkind,missratene*,zuruckgeblieben*,du depp,'
  'so ein depp,dumme depp,penner,pennerin,pennern,spacko,spako,spackos,spakos,spast,spasst,spasti,spastis,spasten,vollspast,vollspasti,vollassi,du assi,'
  'so ein loser,du loser,was fur ein loser,alle hassen dich,jeder hasst dich,alle hassen euch,ganze klasse hasst dich,klasse hasst dich,hassen dich alle,'
  'dich hasst jeder,alle lachen uber dich,jeder lacht uber dich,du hast keine freunde,keine freunde hast du,keiner will dich,will dich hier keiner,'
  'will dich keiner,keiner braucht dich,niemand braucht dich,kann dich keiner leiden,keiner kann dich leiden,niemand kann dich leiden,keiner mag dich,'
  'niemand mag dich,dich mag keiner,dich mag niemand,was fur ein lappen,was fur ein opfer,was fur ein spast,bist du schwul,du bist schwul,hdf,'
  'halt dein maul');
select private.add_sense('insult', 'fr',
  'debile*,abruti*,crétin,golmon*,bouffon*,boufon*,boufonne,tocard*,toquard,boloss*,bolos,bollos,bolosse,crevard*,cassos*,casos,kassos,cas soc,cassoce,'
  'teube,teubé,blaireau*,gros porc,grosse vache,gros lard,gros tas,grosse truie,grosse baleine,gros thon,sale chien,sale chienne,sale porc,sale rat,'
  'sale vache,sale gosse,sale type,gros sac,sac a merde,sac a vin,raclure*,couillon*,pauvre type,pauvre fille,pauvre mec,pov type,pov fille,pov tache,'
  'pauvre tache,pauvre con,pov con,casse toi,cass toi,kass toi,casses toi,degage sale,ferme la,ferme ta bouche,ferme ta bouch,ferme ton clapet,'
  'ferme ta tronche,ta gueul*,tu pues,tu pu,tu me degoutes,tu me degoute,tu degoutes,degoutes tout le monde,tu sers a rien,tu ser a rien,sert a rien,'
  'bon a rien,tete de con,tete de cul,tete de noeud,face de rat,face de pet,face de cul,tronche de cake,moins que rien,rate de la vie,sous merde,merdeux,'
  'merdeuse,mauviette,tafiole,mochete*,gros naze,gros nul,vieille peau,enflure,fumier,vermine,cervelle de moineau,va te faire voir,va te faire cuire,'
  'nique toi,espece de,ta mere la,ta mere elle,ta race,ta daronne,va en enfer,crado,crasseux,crasseuse,cerveau lent,q i de moule,qi de moule,qi d huitre,'
  'qi dhuitre,neuneu,attarde,attardes,attardee,attarde mental,guignol,guignols,triso,sale kon,sale konne,pov konne,pauvre konne,pauvre conne,pov conne,'
  'grosse conne,grosse konne,gros kon,t con,t kon,tes kon,tes kone,tg toi,tg sale,tg stp,mais tg,tg tg,tout le monde te deteste,tt le monde te deteste,'
  'tout le monde te hait,on te deteste tous,tout le monde se moque de toi,tas pas damis,t as pas damis,ta pas damis,tas aucun ami,personne taime,'
  'personne t aime,personne te veut,personne veut de toi,personne te supporte,toute la classe te deteste,quune grosse,qu une grosse,retarde mental,'
  'retardee mentale');
select private.add_sense('insult', 'es',
  'inbecil*,imvecil*,estupida,estupido de,subnormal*,supnormal*,pringado*,pringada*,pringao,pringaos,fracasado*,fracasada*,baboso*,babosa*,escoria,'
  'mamarracho*,zoquete*,cretino*,cretina*,panoli*,patan,cenutrio*,gañan,bicho raro,don nadie,boludo*,boluda*,pelotudo*,pelotuda*,tontolaba*,tontopollas,'
  'tonto del,tonta del,tonto el que,hueles mal,apestas,das asco,asco das,me das asco,das pena,asco de tio,asco de tia,que asco de,cara culo,cara de culo,'
  'cara de rata,cara de sapo,cara de mono,caraculo,cabeza hueca,cabeza de chorlito,descerebrado*,descerebrada*,sin cerebro,tonto de remate,payaso de,'
  'eres un payaso,eres una payasa,eres basura,pedazo de,trozo de,saco de,gorda de,gordo de,gordo asqueroso,gorda asquerosa,cerdo asqueroso,vaca gorda,'
  'foca gorda,adefesio,callo malayo,cuatro ojos,cuatrojos,gafotas,empollon de,cierra el pico,cierra la boca,cerra el orto,callate la boca,'
  'vete al infierno,que te den,que te jodan,que te follen,sinverguenza,malnacido*,malnacida*,maldito seas,inutil de,no vales nada,no vales para nada,'
  'no sirves para nada,sobras aqui,lameculos,pelele,pagafantas,friki de,parguela*,matao,mataos,ojala te mueras,lerdo,lerda,lerdos,menso,tarado,tarada,'
  'tarados,taradas,sonso,mongolito,mongolita,mongolo,puto mongol,eres mongol,eres un capullo,que capullo,menudo capullo,todos te odian,'
  'todo el mundo te odia,te odian todos,te odiamos todos,todos te odiamos,toda la clase te odia,todos se rien de ti,no tienes amigos,'
  'no tienes ningun amigo,nadie te quiere,nadie te aguanta,nadie te soporta,retrasado mental,retrasada mental');
select private.add_sense('insult', 'it',
  'idiota,idioti,idiote,scemo,scema,scemi,sceme,scem,cretino,cretina,cretini,sfigat*,sfigatello,rincoglionit*,rimbambit*,babbei,ebete,ebeti,feccia,'
  'ciccione*,cicciona*,ciccioni,grassona,racchia,racchio,cagasotto,pirla,minchione*,minkione*,mincione,scimunit*,bamboccio,poveraccio,poveretto te,'
  'fallito di,sei un fallito,sei una fallita,falliti,fai schifo,fate schifo,mi fai schifo,fai skifo,fai pena,fai pieta,fai vomitare,fai ribrezzo,'
  'mi fai vomitare,puzzi,puzzate,puzzone*,brutta faccia,faccia di,testa vuota,testa di rapa,testa di legno,senza cervello,sei un cesso,cesso ambulante,'
  'che cesso,palla di lardo,palla di grasso,scrofa,maiala,porco schifoso,maiale schifoso,verme schifoso,lurido,lurida,stai zitto,sta zitto,stai zitta,'
  'sta zitta,chiudi la bocca,chiudi quella bocca,chiudi il becco,tappati la bocca,vai al diavolo,va al diavolo,va all inferno,vai allinferno,'
  'vatti a nascondere,non vali niente,non servi a niente,non conti niente,nullita,sei una nullita,sei inutile,sei una capra,capra ignorante,quattrocchi,'
  '4 occhi,secchione di,leccapiedi,leccaculo,morto di fame,pezzente,pezzenti,zotico,bifolco,tamarro di,coatto di,bastardello,spastico,spastica,down di,'
  'mostro sei,orribile sei,tua madre e,tua mamma e una,tua sorella e una,stolto,deficiente,deficienti,deficente,deficenti,deficiete,handicappato,'
  'handicappata,handicappati,andicappato,mongoloide,mongoloidi,grassone,pezzo di idiota,vacca schifosa,tutti ti odiano,ti odiano tutti,ti odiamo tutti,'
  'tutta la classe ti odia,tutti ridono di te,non hai amici,nn hai amici,nessuno ti vuole,nessuno ti sopporta,stai sulle palle a tutti,'
  'stai antipatico a tutti,stai antipatica a tutti,ritardato mentale,ritardata mentale');
select private.add_sense('insult', 'nl',
  'idioten,sukel,sukkol,domoor,domkop*,domme gans,debiel*,debieltje,imbeciel*,oen,oenen,kneus,kneuzen,kneusje,malloot,mafketel,achterlijk*,achterlik*,'
  'randdebiel*,droplul,gladjakker*,glad jakker,stommeling*,stommerd,stommert,stomme koe,stom wijf,stomme trut,lelijkerd,lelijke heks,trut,trutten,trutje,'
  'vetzak*,vetklep,dikzak*,dikkerd,dikke koe,vette koe,vet varken,vies varken,vieze hond,vieze rat,kankerhond,klootviool,halvegare*,halve gare,halve zool,'
  'prutser,nietsnut*,minkukel,viespeuk*,viezerik,zwakzinnig*,hersenloos,hersendood,geen hersens,lelijk kind,lelijk mens,lelijk hoofd,paardenkop,'
  'varkenskop,rattenkop,apenkop,schijtluis,schijterd,bangerik,lafbek*,slappeling,zielenpoot,zielepoot,zielig figuur,aandachtshoer,hou je mond,hou je kop,'
  'houd je kop,hou je muil,houd je mond,houd je bek,houd je muil,hou je bek,bek dicht,mond dicht,bek houden,ga weg lelijk*,rot op,rotop,oprotten,'
  'donder op,flikker op,sodemieter op,tief op,tyf op,krijg de,val dood,loop naar de,je stinkt,jij stinkt,stinkerd,stinkt een uur,je moeder is,'
  'jij bent niks,bent niks waard,niks waard,rotkind,rotjoch,rotwijf,rotkop,teringlijer,etterbak,gluiperd,zak hooi,ei dat je bent,onnozelaar,brillenjood,'
  'brilsmurf,gedrocht,stumper,stumperd,stommerik,domme eikel,stomme eikel,wat een eikel,jij eikel,kop dicht jij,iedereen haat je,iedereen haat jou,'
  'hele klas haat je,iedereen lacht je uit,iedereen lacht om je,je hebt geen vrienden,jij hebt geen vrienden,niemand mag je,niemand mag jou,'
  'niemand moet je,niemand moet jou,wat een loser,wat een sukkel,sukkel,sukkels,sukkeltje,sukkeltjes');
select private.add_sense('insult', 'pl',
  'idiota,idiotka,idioci,idioto,idiotko,kretyn*,kretynko,imbecyl*,inbecyl*,polglowek,polglowku,pol glowek,frajer*,frajerz*,przegryw*,ciota,cioto,ciolek,'
  'ciolku,cioly,palant*,matol*,matole,glupek,glupku,glupki,glupcze,glupkiem,glupol*,gluptak,glupia krowa,glupia krowo,tuman*,tumanie,grubas*,grubasie,'
  'spaslak*,spaslaku,tlusciochu,tluscioch*,brzydal*,brzydula*,brzydulo,pokraka,pokrako,pajac*,pajacu,lamus*,nieudacznik*,nieudaczniku,gnida,gnido,gnidy,'
  'menda,mendo,wsza,wszo,prostak*,chamie,chamka,tepak*,tepaku,tepa dzida,tepa dzido,downie,ty downie,down jestes,uposledzon*,niedorozwoj*,kundlu,parchu,'
  'smieciu,smiec jestes,ty smieciu,zero jestes,jestes zerem,jestes nikim,jestes smieciem,jestes dnem,jestes zalosn*,zalosny jestes,zalosna jestes,zalosny,'
  'zalosna,baranie,ty baranie,ty ośle,osle,ty osle,ty krowo,ty swinio,swinio,ty maupo,ty malpo,ty burku,buraku,ty buraku,ty pasztecie,paszczur*,maszkara,'
  'maszkaro,maszkaron,zamknij sie,zamknij morde,zamknij ryj,zamknij jape,zamknij dziob,stul pysk,stul dziob,stul ryj,morda w kubel,mordo w kubel,'
  'spadaj na drzewo,wal sie,wypad stad,spierdzielaj,spieprzaj,spadaj ty,goń sie,gon sie,wypchaj sie,smierdzisz,smierdzielu,smierdziel*,twoja stara,'
  'twoj stary to,twoja matka to,twoja mama to,rzygac mi sie chce,rzygam na,obrzydliw*,bezmozg*,bezmozgu,pusty leb,pusta glowa,pustak*,kujonie,okularnik*,'
  'lizus*,smark*,smarkacz*,gowniarz*,gnojek,gnojku,gnoju,szczyl*,dzban,dzbanie,dzbany,jelop*,ofiaro losu,ofiara losu,lajza,lajzo,oblech*,paskud*,pizdus,'
  'debilem,debilu,debilka,debilko,debili,debilow,debilami,debilny,debilna,ty debil,ty debilu,co za debil,jestes debil,wszyscy cie nienawidz*,'
  'wszyscy sie z ciebie smieja,cala klasa cie nienawidzi,kazdy cie nienawidzi,nie masz przyjaciol,nie masz kolegow,nikt cie nie lubi,nikt cie nie chce,'
  'opozniony w rozwoju,opozniona w rozwoju,opoznieni w rozwoju');
select private.add_sense('insult', 'tr',
  'salak*,sallak*,aptal*,aptl,gerizekali*,geri zekal*,gerizeka*,ezik,eziksin,ezikler,ezigin,ahmak*,ahmag*,dangalak*,dangalag*,embesil*,beyinsiz*,'
  'beyin siz,kafasiz*,akilsiz*,okuzsun,okuz herif,okuz gibi,lan okuz,okuz oglu,esekoglu*,essoglu*,esek herif,eseksin,esek sipa*,esoglesek,hayvansin,'
  'hayvan herif,hayvan oglu,hayvanoglu*,domuzsun,domuz herif,kopeksin,kopek herif,kopek soyu*,it oglu*,itsin,it herif,it soyu,cirkinsin,cirkin sey,'
  'cirkin surat*,cirkin yaratik*,sisko*,siskosun,dombili*,fici gibi,igrencsin,igrenc sey,igrenc herif,pisliksin,pislik herif,serefsiz*,haysiyetsiz*,'
  'namussuz*,karaktersiz*,onursuz*,terbiyesiz*,denyo*,zavallisin,zavalli sey,andaval*,mankafa*,kazkafa*,kaz kafa*,odun kafa*,odunsun,ucube*,manyaksin,'
  'manyak herif,manyak misin,sapiksin,soysuz*,yavsak*,yavsag*,kalas kafa*,mal misin,malsin,mal herif,mal mal,ne malsin,lan mal,tam mal,tam bir mal,mal bu,'
  'mal bunlar,kafayi mi yedin,kes sesini,kes lan,kapa ceneni,kapat ceneni,cenini kapa,ceneni kapa,cenen dussun,sus lan,sus be,cehennem ol,cehenneme git,'
  'bas git,yikil karsimdan,siktir*,kokuyorsun,kokusuyorsun,les gibi,tipini,tipine,tipsiz*,suratsiz*,anani,senden nefret,senden igreniyor*,iğrenc,'
  'midemi bulandir*,bir ise yaramaz*,ise yaramaz*,bi halta yaramaz*,hicsin,bir hicsin,degersiz*,asagilik*,alcak herif,alcaksin,adi herif,adisin,kezban*,'
  'cahilsin,gavat,dumbuk*,hodug,hoduk,kereste kafa,gerzek*,zekasiz*,ozurlu*,moronsun,kansiz herif,kopuk,defol,defolun,keko,kekosun,salaga bak,'
  'herkes senden nefret*,senden herkes nefret*,herkes sana guluyor*,hic arkadasin yok,arkadasin yok,kimse seni sevmiyor*,kimse seni istemiyor*,'
  'seni kimse sevmiyor*,seni kimse istemiyor*,domuz gibi*,maymun gibi*,ayi gibi*,okuz gibi*,bacini sik*');

-- Rude only if it is aimed at somebody.
select private.add_sense('rude', 'en',
  'stupid,dumb,dum,ugly,fat,phat,useless,worthless,pathetic,disgusting,trash,garbage,rubbish,annoying,gross,hideous,brainless,clown,muppet,weirdo,creep,'
  'freak,pig,cow,kow,rat,dog,dummy,dork,monkey,ape,donkey,smelly,lame,failure,joke,mess,nothing,thick,dense,slow in the head,psycho,retarted,crap,toad,'
  'snake,witch,virgin,coward,liar,fool,mental,mong,cringe,embarrassing,filthy,stinky,obese,whale,hippo,horrible,vile,nasty,cheater scum,rot,scum,munter,'
  'prat,pos,loser,losers,looser,tosser,tossers');
select private.add_sense('rude', 'de',
  'dumm,dumme,dummer,dummes,dum,doof,doofe,doofi,blod,bloed,blode,bloede,hasslich*,haesslich*,fett,fette,fetter,nutzlos*,wertlos*,erbarmlich*,armselig*,'
  'ekelhaft*,eklig*,widerlich*,abartig*,bescheuert*,behindert*,bekloppt*,verblodet*,hohl,gestort*,krank im kopf,mull,abfall,dreck,clown,honk,lauch,lappen,'
  'opfer,kek,null,hund,schwein,sau,ratte,esel,affe,ochse,kuh,wurm,wicht,flasche,niete,pfosten,witz,nichts,feige,feigling,lugner*,peinlich*,lacherlich*,'
  'stinkend*,fettes,dick,dicke,miststuck,hexe,ziege,psycho,freak,widerwartig*,unnutz,uberflussig,trampel,depp,deppen,pisser,penner,asi,assi,loser,spast');
select private.add_sense('rude', 'fr',
  'bete,bête,stupide*,con,c0n,moche*,laid,laide,gros,grosse,grasse,inutile*,pathetique*,degueulasse*,degeu*,dechet*,nul,nulle,naze*,clochard*,tare,taree,'
  'taré,boudin,thon,cafard,cloporte,rat,porc,porcs,truie,vache,chien,chienne,singe,guenon,macaque,ane,dinde,merde,merd*,m3rd3,poubelle,horrible,immonde*,'
  'repugnant*,ridicule,lache,menteu*,clown,crado,puant*,obese,baleine,cochon,bon a rien,rien,zero,rate,ratee,cinglé,cingle*,debil,debile,debiles,gogol,'
  'gogole,kon,kons,konne,conne,connes,ordure,loser,looser,loseur,triso');
select private.add_sense('rude', 'es',
  'tonto,tonta,tontos,tontas,tont,estupido,estupida,estupidos,estupidas,bobo,boba,feo,fea,feos,feisimo,horrible,gordo,gorda,inutil*,patetico,patetica,'
  'asqueroso,asquerosa,asquerosos,repugnante*,basura,mierda,payaso,payasa,cerdo,cerda,burro,burra,rata,perro,mono,simio,gorila,vaca,foca,ballena,bruja,'
  'zopenco,raro,rara,penoso,penosa,mediocre,perdedor,perdedora,nada,lelo,lela,corto,corta,cobarde*,mentiroso*,ridiculo,ridicula,lamentable,cateto,guarro,'
  'guarra,loco de,enfermo,enferma,monstruo feo,bicho,desperdicio,pena,verguenza,anormal*,anormal,memo,mema,mongol,mongola,morsa,paleto,perra,zorra,zonzo,'
  'capullo,capulla,desgraciado,desgraciada,loser,looser');
select private.add_sense('rude', 'it',
  'stupido,stupida,stupidi,stupide,brutto,brutta,brutti,bruttissimo,grasso,grassa,inutile,inutili,patetico,patetica,patetici,schifoso,schifosa,schifo,'
  'ridicolo,ridicola,spazzatura,immondizia,verme,cesso,cozza,balena,capra,asino,maiale,porco,cane,cagna,scimmia,ratto,mostro,fallito,fallita,perdente,'
  'perdenti,merda,orribile,orrendo,orrenda,vigliacco,codardo,codarda,bugiardo,bugiarda,malato,malata,pazzo,pazza,clown,pagliaccio,zero,niente,nessuno,'
  'zoccola,strega,oca,gallina,disgustoso,disgustosa,disagiat*,limitat*,ignorant*,penoso,penosa,demente,dementi,fesso,fessa,obeso,obesa,ignorante,tonto,'
  'tonta,vacca,somaro,somara,barbone,barboni,babbeo,schifosi,loser');
select private.add_sense('rude', 'nl',
  'stom,stomme,dom,domme,lelijk,lelijke,lelijkste,dik,dikke,vet,vette,nutteloos,waardeloos,waardeloze,zielig,zielige,walgelijk*,vies,vieze,smerig*,afval,'
  'vuilnis,gestoord*,gek in je,clown,muts,tut,koe,varken,zwijn,hond,rat,ezel,griezel,aap,heks,monster,niks,niets,nul,laf,leugenaar*,belachelijk*,sneu,'
  'sneue,triest,triestig,zwak,raar,rare,stinkend*,vetste kind,gans,geit,worm,flapdrol,mislukk*,mislukt*,loeder,kreng,gedrocht,bolle,etter,eikel,eikels,'
  'loser,losers,mogool,sukkel');
select private.add_sense('rude', 'pl',
  'glupi,glupia,glupie,glupszy,tepy,tepa,brzydki,brzydka,brzydkie,gruby,gruba,tlusty,tlusta,beznadziejn*,bezuzyteczn*,zalosn*,obrzydliw*,ohydn*,smiec,'
  'smieci,swinia,krowa,malpa,osiol,baran,burak,pasztet,kundel,pies,szczur,robak,wieprz,locha,zero,zerem,dno,dnem,nikim,nikt,klaun,klaunem,tchorz*,klamc*,'
  'smieszn*,paskudn*,wstretn*,szpetn*,nienormaln*,psychol*,porazka,porazk*,wariat*,swir*,chory na,chora na,dziwad*,wiesniak*,wiesniar*,szmato,cep,cepie,'
  'cepy,cham,chamy,cymbal,cymbale,parch,debil,loser,looser,frajer');
select private.add_sense('rude', 'tr',
  'cirkin*,sisman*,sisko*,igrenc*,pislik*,copsun,corke,beceriksiz*,yeteneksiz*,zavalli*,mal,okuz*,esek*,hayvan*,domuz*,kopek,kopeg*,maymun*,fare,yilan*,'
  'koyun*,inek,ayi,ayisin,odun*,kutuk*,manyak*,sapik*,deli*,hasta ruhlu,pis,pissin,iğrenc*,korkak*,yalanci*,palyaco*,soytari*,rezil*,rezilsin,kepaze*,'
  'acinas*,acinacak*,sacma*,tuhaf*,ucube*,garip*,cahil,cahilsin,varos,spastik,mongol,loser');

-- Other targets of insults: family, face, and animals as names.
select private.add_sense('family', 'en', 'mum,mom,mother,mama,momma,dad,father,sister,sis,brother,bro,family,parents,grandma,face,body,hair,teeth,voice,nose,gf,girlfriend,bf,boyfriend,friends,clothes');
select private.add_sense('family', 'de', 'mutter,mama,mudda,mum,vater,papa,schwester,bruder,familie,eltern,oma,gesicht,fresse,visage,nase,haare,zahne,stimme,freundin,freund,korper');
select private.add_sense('family', 'fr', 'mere,maman,pere,papa,soeur,frere,famille,parents,daronne,daron,gueule,tete,face,visage,nez,cheveux,dents,voix,copine,meuf,reum');
select private.add_sense('family', 'es', 'madre,mama,padre,papa,hermana,hermano,familia,padres,abuela,cara,nariz,pelo,dientes,voz,novia,novio,jeta');
select private.add_sense('family', 'it', 'madre,mamma,padre,papa,sorella,fratello,famiglia,genitori,nonna,faccia,naso,capelli,denti,voce,ragazza,fidanzata');
select private.add_sense('family', 'nl', 'moeder,mama,ma,vader,zus,zusje,broer,broertje,familie,ouders,oma,gezicht,kop,hoofd,neus,haar,tanden,stem,vriendin');
select private.add_sense('family', 'pl', 'matka,matke,mama,ojciec,ojca,siostra,brat,rodzina,rodzine,starzy,stara,stary,babcia,twarz,ryj,morda,geba,nos,wlosy,zeby,glos,dziewczyna');
select private.add_sense('family', 'tr', 'annen,anan,baban,kardesin,ablan,abin,ailen,yuzun,suratin,tipin,burnun,saclarin,dislerin,sesin,kafan,sulalen');

-- To like or to hate somebody.
select private.add_sense('like', 'en', 'likes,like,loves,love,wants,want,needs,need,cares about,care about,hates,hate,despises,wants you here,laughs at,laughing at,laugh at,asked for,invited,invites,cant stand,trusts');
select private.add_sense('like', 'de', 'mag,magt,liebt,liebhat,leiden,ausstehen,braucht,brauch,will,hassen,hasst,hass,lachen uber,lacht uber,vermisst,mogen,gern,eingeladen');
select private.add_sense('like', 'fr', 'aime,taime,t aime,aiment,supporte,te veut,veut de,deteste*,hait,haissent,kiffe,blaire,se moque*,rigole de,teste,tm,taprecie');
select private.add_sense('like', 'es', 'quiere,qiere,kiere,aguanta,soporta,odia,odian,odiamos,cae bien,caes bien,aprecia,necesita,ama,traga,rien de,reimos de,riendo de');
select private.add_sense('like', 'it', 'vuole bene,vuole,ama,sopporta,sopporto,odia,odiano,odiamo,piaci,stima,ridono di,ridere di,ridiamo di,ti vuole,caga,considera');
select private.add_sense('like', 'nl', 'leuk,mag,moet,haat,haten,wil,uitstaan,mogen,lacht om,lachen om,lacht je uit,lachen je uit,nodig,aardig,houdt van,uitgenodigd');
select private.add_sense('like', 'pl', 'lubi,lubia,kocha,nienawidz*,znosi,znosic,chce,potrzebuje,smieja sie,smieje sie,smiejemy sie,cierpi,trawi,zaprosil*');
select private.add_sense('like', 'tr', 'sevmiyor*,sevmez*,sevmedi*,istemiyor*,istemez*,nefret*,takmiyor*,guluyor*,dalga gec*,katlanam*,cekemiyor*,umursam*,hoslanm*');

select private.add_meaning('insult', 'insult', 'self');
select private.add_meaning('insult', 'insult & you');
select private.add_meaning('insult', '!not you_are ~1-not insult');
select private.add_meaning('insult', '!not you_are ~3-not rude', 'thing');
select private.add_meaning('insult', '!not rude ~0 you_are', 'thing');
select private.add_meaning('insult', 'your ~1 family ~3-not rude|insult');
select private.add_meaning('insult', 'nobody ~4 like ~0 you', 'game thing');
select private.add_meaning('insult', 'nobody ~3 you ~2 like', 'game thing');
