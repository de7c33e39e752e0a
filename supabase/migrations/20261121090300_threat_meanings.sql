-- Threats and calls to self-harm. A verb that also means winning is a threat only with a part of the body, a weapon, a place
-- or a time outside the game.

-- Violence that is no game talk.
select private.add_sense('attack', 'en',
  'stab*,stabbed,stabbing,punch*,slap*,smack*,strangle*,choke you,choke u,hurt,drown you,drown u,slit,shank*,murder you,murder u,beat you up,beat u up,'
  'beat ya up,beat you to,beat u to,beat the,beating you,beating up,beat up,beating,get beaten,getting beaten,get battered,batter you,batter u,bash ur,'
  'bash your,bash you,bash u,mess you up,mess u up,jump you,jump u,get jumped,getting jumped,kick ur,kick your,kick you in,kick u in,break ur,break your,'
  'breaking ur,breaking your,snap ur,snap your,rip ur,rip your,cut you,cut u,cut ur,cut your,skin you,knock ur,knock your,smash ur,smash your,bust ur,'
  'bust your,rearrange ur,rearrange your,fight you irl,fight u irl,run you over,run u over,shove,spit on,hit you,hit u,hitting you,whack,twat you,'
  'deck you,deck u,lay you out,throw hands,catch hands,catch these hands,catching hands,square up,put you in,put u in,throw you off,throw u off,'
  'throw you down,throw u down,push you down,push u down,push you off,push u off,push you in front,kick you down,kick u down');
select private.add_sense('attack', 'de',
  'verprugel*,verpruegel*,prugel,prugeln,pruegel,pruegeln,verhau,verhaue,verhauen,verhaun,vermobel*,vermoebel*,verdresch*,verkloppe*,verkloppen,verklopp,'
  'verdreschen,zusammenschlag*,zusammen schlag*,zusammengeschlagen,zusammentret*,zusammen,abstech*,erstech*,stech,steche,stechen,absteche,umbring*,'
  'erwurg*,wurg*,ohrfeig*,ohrfeige,backpfeife*,watschn,watsche,hau dir,haue dir,haun dir,reinhau*,reinhauen,auf die fresse,auf die fress,auf die schnauze,'
  'auf die nase,auf die omme,auf die nuss,aufs maul,auf s maul,aufs dach,auf die backen,auf die mutze,eine rein,knall dir,klatsch dir,klatsche dir,'
  'schlag dir,schlage dir,brech dir,breche dir,brechen dir,polier*,klopp dich,kloppe dich,kloppen dich,box dich,boxe dich,boxen dich,boxt dich,trete dich,'
  'tret dich,treten dich,tritt in die,bekommst schlage,kriegst schlage,schlage kriegst,kriegst du schlage,kriegst eine,kriegst eins,kriegst du eine,'
  'kriegst aufs,setzt schlage,es setzt was,setzt was,weh tun,wehtun,wehtu,krankenhausreif,blutig,breitmach*,mache dich alle,mach dich alle,mach dich kalt,'
  'leg dich um,lege dich um,kaltmach*,an die gurgel,den hals um,hals umdreh*,haue kriegst,gibts haue,gibt haue,gibts hiebe,gibts auf,gibts aufs,haue,'
  'die treppe runter,auf die augen,geklatscht,eine geklatscht,kriegst so eine,eine geknallt,gibts stress');
select private.add_sense('attack', 'fr',
  'tabass*,tabase*,frapp*,frape*,tape,taper,tapper,tappe,tapera,cogne*,cogner,claque*,gifl*,baffe*,beigne,castagne,poignard*,egorg*,etrangl*,buter,bute,'
  'crever,lyncher,savater,casser la gueule,casse la gueule,pete la gueule,peter la gueule,pter la gueule,casser les dents,casser le nez,casser la tete,'
  'casser les jambes,casser en deux,casse en deux,eclate la tete,eclater la tete,la gueule,refaire le portrait,refais le portrait,ouvrir en deux,'
  'regler ton compte,regle ton compte,regler son compte,raclee,mettre une droite,mets une droite,coller une,colle une,mettre des coups,coups de poing,'
  'coup de poing,coups de pied,coup de couteau,coups de couteau,planter,te plante,te planter,faire mal,fais mal,faire la peau,fais la peau,'
  'te faire la fete,ratatin*,rosser,corriger,correction,cassage de gueule,balayette,te soulever,te souleve,soulever,te pousser,texploser,tegorger,'
  'tetrangler,teclater,tassommer,tattraper,te jeter,tenvoyer a');
select private.add_sense('attack', 'es',
  'pegar,pego,pegarte,pegamos,pegaremos,pegare,pego una,hostia,hostias,ostia,ostias,partir la,partirte,parto la,parto las,parto los,parto el,partimos la,'
  'te parto,romper la,romperte,rompo la,rompo las,rompo los,rompo el,te rompo,rajo,rajar,rajarte,rajamos,apunal*,acuchill*,estrangul*,ahogarte,golpe*,'
  'golpear*,dar una leche,doy una leche,leches,paliza,una ostia,meto una,meterte,patear,pateo,patearte,corto el cuello,cortarte el,tortazo*,bofetad*,'
  'punetazo*,colleja*,muelo a,moler a,a palos,palos,dar de,hacer dano,hare dano,hago dano,saltar los dientes,salto los dientes,reventarte la,reviento la,'
  'reviento a,crujo,crujir,dejo sin,dejarte sin,te pincho,pincharte,navajazo*,linchar*,coger a,zurra,zurrar*,sacudir*,cagas en,abrir la cabeza,'
  'abro la cabeza,abrirte la cabeza,te abro,ladrillazo*,pedrada*');
select private.add_sense('attack', 'it',
  'meno,meniamo,menarti,menare,menano,menate,picchio,picchiamo,picchiarti,picchiare,picchiano,pikkio,pikkiamo,pesto,pestiamo,pestarti,pestare,botte,'
  'di botte,mazzate,legnate,cazzotti,sberle,sberla,schiaffi,schiaffo,pugno,pugni,calci,accoltell*,sgozz*,strozz*,strangol*,schiaffeggi*,spacco la,'
  'spacco i,spacco il,spacchiamo la,spaccarti,rompo il,rompo la,rompo le,rompo i,romperti,rompiamo le,faccio a pezzi,faccio fuori,fare fuori,'
  'facciamo fuori,faccio male,facciamo male,faro male,far male,del male,faccio del male,taglio la gola,cavo gli occhi,gonfio,gonfiamo,riempio di,'
  'riempiamo di,ti stendo,stendo,massacr*,prendere a,prendo a,prendiamo a,ti scanno,scanno,ti apro,ti squarto,squart*,metto le mani addosso,mani addosso,'
  'ti sistemo,ti concio,ti conciamo,infilo,infilare,infilzo,infilziamo,pianto un coltello,ti spedisco');
select private.add_sense('attack', 'nl',
  'in elkaar,inelkaar,elkaar,mep je,mep,meppen,klappen,klap voor,klap krijg*,stomp,stompen,stomp je,wurg*,neersteek*,neersteken,steek je,steek jou,steken,'
  'steek,verrot slaan,sla je,sla jou,slaan je,slaan jou,slaan we,verrot,breek je,breek jou,breken je,breken jou,ros je,ros jou,aframmel*,rammel krijg*,'
  'pak slaag,slaag,beuk je,beuken je,ram je,rammen je,op je bek,op je smoel,op je muil,op je gezicht,op je kop krijg*,op je donder,op je sodemieter,'
  'tanden uit,pijn doen,doe je pijn,doen je pijn,wat aandoen,iets aandoen,trap je in,schop je in,trappen je,schoppen je,keel door,je keel,dood slaan,'
  'doodslaan,klop krijg*,klop,moes slaan,een dreun,dreun,gestoken,neergestoken,mes in je,gooi je van,gooi je uit,gooi je voor,duw je van,duw je voor,'
  'schop je het,sla je het,trap je het,onder je kloten,krijg je klappen,krijg je klop,krijg je slaag,krijg je er van langs');
select private.add_sense('attack', 'pl',
  'pobij*,pobije,pobijemy,wpierdziel*,wklep*,oklep*,lomot*,zleje,zlejemy,zlac,spuszcz*,skopie*,skopiemy,skopac,obije*,obijemy,obic ci,wybij*,polami*,'
  'polamie*,zlami*,zlame,rozkwas*,poderzn*,dzgn*,zadzga*,zadzgam,potne*,potniemy,udusz*,utopie,uderz*,uderze,przywal*,przyloz*,przylozy*,w ryj,w morde,'
  'w leb,w zeby,w pysk,w nos,na solo,solowk*,z liscia,liscia,dam ci w,dostaniesz w,dostaniesz,oberwiesz,oberwie*,zrobie krzywd*,krzywd*,sprac,spiore,'
  'spierze*,natluc,natluk*,natlucz*,kopa,kopniak*,kopne,pchne,noz w,wsadze noz,kose,kosa,kosy,zajebi*,wykoncz*,wykoncze,rozpruj*,urwe,urwie,urwiemy,'
  'pogruchot*,masakr*,wciry,wysle cie do,wsadze ci,wsadze kos*,w zebra,pod zebra,zrzuce cie,zepchn*');
select private.add_sense('attack', 'tr',
  'dover*,dovec*,dovuc*,dovey*,dovel*,dovdur*,dovmek,dovmeye,dovus edelim disarida,dovcem,dovcez,pataklar*,patakla*,tokat*,tokad*,bicakla*,desec*,deser*,'
  'bogar*,bogac*,bogazla*,agzini burnunu,agzini yuzunu,agzini kir*,agzini burn*,kafani kir*,kafani yar*,kafana sik*,zarar ver*,benzetir*,dayak*,dayag*,'
  'haddini bildir*,canina oku*,canini yak*,canini acit*,linc*,yumrugu*,yumruk at*,yumruklar*,tekme at*,tekmeler*,kemiklerini*,kemigini*,kolunu kir*,'
  'bacagini kir*,bacaklarini*,burnunu*,dislerini*,disini*,suratini*,suratina*,yuzunu dagit*,gozunu morart*,gozunu cik*,kafasini*,marizle*,pacavra*,'
  'tepeler*,kan kustur*,kulagini kes*,derini yuz*,gebert*,gebertec*,hastanelik ed*,hastanelik yap*,merdivenden at*,asagi atar*,suratini dag*,yuzunu dag*');

-- Violence, or winning.
select private.add_sense('fight', 'en',
  'kill,kills,killed,killing,killin,killer,kil,k1ll,hit,beat,destroy*,smash*,shoot*,murder*,fight,fighting,kick*,crush*,wreck*,end you,end u,end ur,'
  'finish you,finish u,get you,get u,gonna get,catch you,catch u,find you,find u,hunt*,attack*,knock*,jump,batter*,bash*,come for you,come for u,'
  'coming for you,coming for u,after you,after u,put you in,put u in,put u 6');
select private.add_sense('fight', 'de', 'schlag,schlage,schlagen,schlagt,schlagn,hau,haue,hauen,haun,tote,toten,toetn,toeten,kill,kille,killen,bring,fertig,fertigmach*,platt,plattmach*,kaputt,erledig*,schiess*,erschiess*,zerstor*,vernicht*,krieg,kriege,kriegen,finde,finden,erwisch*,schnapp*,zerleg*,mach dich,machen dich,hol dich,holen dich,holn dich,boxen,treten,klatsch*,fick,fertg,tot');
select private.add_sense('fight', 'fr',
  'tuer,tue,tuera,defonc*,deffonc*,defonse*,demont*,eclat*,explos*,massacr*,demoli*,demolir,fumer,fume,choper,chope,chopper,attrap*,trouv*,retrouv*,peter,'
  'pete,casser,casse,casserai,detrui*,ecras*,niquer,finir,crev*,massacre*,chercher,defon*,monter en lair,regl*,dechir*,dechire*,envoie a,envoyer a,'
  'envoie a lhopital,envoyer a lhopital');
select private.add_sense('fight', 'es',
  'matar,mato,matare,matarte,matamos,mataremos,reventar*,reviento,reventamos,hundo,hundir*,pillar*,pillo,pillamos,pille,cojo,coger*,cogemos,encuentro,'
  'encontrar*,destroz*,destru*,machac*,aplast*,partir,parto,romper,rompo,rompemos,liquid*,cargo,cargar*,disparar*,disparo,ataco,atacar,elimin*,buscar*,'
  'busco,fundo,petar,peto,mando al,mandarte al,te mando al,abrir,abro,pillemos');
select private.add_sense('fight', 'it',
  'ammazz*,amazz*,uccid*,distrugg*,spacc*,romp*,sfond*,sparo,spariamo,sparare,becco,becchiamo,beccarti,prendo,prendiamo,prenderti,trovo,troviamo,asfalt*,'
  'demolisc*,annient*,finisc*,colpisc*,colpir*,faccio il culo,facciamo il culo,taglio,elimin*,cerc*,picchi*,mando al,mando in,spedisco,mando allospedale');
select private.add_sense('fight', 'nl',
  'sla,slaan,maak,maken,af,kapot,vermoord*,dood,doden,afmaak*,afmaken,afgemaakt,pak,pakken,krijg,krijgen,grijp*,schop,schoppen,trap,trappen,sloop,slopen,'
  'vind je,vinden je,schiet*,neerschiet*,knal*,ga je halen,kom je halen,komen je halen,dood maken,doodmaken,doodmaak,verniel*,vernietig*,opzoeken,'
  'zoekt je op,zoek je op,komt je halen,steek');
select private.add_sense('fight', 'pl',
  'zabij*,zabic,zniszcz*,dorw*,zlapi*,zlape,dopadn*,znajd*,zalatw*,rozwal*,rozbij*,rozjeb*,rozpierd*,rozniose,rozniesiemy,zastrzel*,strzel*,zgnoj*,'
  'zgniot*,ukatrup*,dojad*,pokon*,skasuj*,zgas*,ubij*,kopn*,tluc,tluk*,trafisz do,wysle cie,spotkam cie,cie spotkam');
select private.add_sense('fight', 'tr',
  'oldur*,oldurec*,olduruc*,gebert*,vurur*,vurac*,vuruc*,keser*,kesec*,kesic*,kirar*,kirac*,kiric*,dagitir*,dagitac*,dagitic*,ezer*,ezec*,ezic*,parcala*,'
  'mahved*,mahvet*,bulur*,bulac*,bulucam,bulucaz,yakalar*,yakalay*,bitirir*,bitirec*,bitiric*,yok ed*,hallet*,haklar*,indirir*,sikar*,patlat*,doverim,'
  'dusur*,deser*,hastanelik*');

-- An invitation to fight.
select private.add_sense('brawl', 'en', 'fight me,fight u,fight you,1v1 irl,real fists,fists,fist fight,square up,throw hands,scrap,come fight,wanna fight');
select private.add_sense('brawl', 'de', 'prugeln,kloppen,boxen wir,gibts stress,stress haben,willst stress,auf die fresse,schlagen wir uns');
select private.add_sense('brawl', 'fr', 'te battre,se battre,on se bat,battre toi,bastonner,se taper,se foutre sur la gueule');
select private.add_sense('brawl', 'es', 'pelea a,pelear,peleamos,pelearnos,pegarnos,nos pegamos,una pelea');
select private.add_sense('brawl', 'it', 'facciamo a botte,a botte,fare a botte,menarci,picchiarci,fare rissa');
select private.add_sense('brawl', 'nl', 'vechten,knokken,matten,op de vuist');
select private.add_sense('brawl', 'pl', 'solowka,solowke,na solo,bijemy sie,bic sie,ustawka,bitka');
select private.add_sense('brawl', 'tr', 'kavga edelim,kavga edel*,kavgaya,teke tek,dovuselim');

select private.add_sense('body', 'en', 'face,nose,teeth,tooth,jaw,skull,bones,bone,legs,leg,arm,arms,neck,ribs,throat,fingers,mouth,knees,kneecaps,guts,ur head,your head,eye,eyes,stomach,lights out');
select private.add_sense('body', 'de', 'fresse,maul,schnauze,nase,zahne,zahn,kiefer,knochen,beine,bein,arme,arm,hals,rippen,gesicht,kopf,augen,auge,genick,finger,schadel,eier,bauch,magen,visage,birne,gebiss');
select private.add_sense('body', 'fr', 'gueule,tete,nez,dents,jambes,jambe,bras,os,machoire,figure,face,cou,cotes,yeux,oeil,doigts,gorge,tronche,ventre,bouche,genoux,crane');
select private.add_sense('body', 'es', 'cara,nariz,dientes,piernas,pierna,brazos,brazo,huesos,hueso,mandibula,boca,cabeza,cuello,costillas,ojos,crisma,jeta,morro,garganta,dedos,hocico,espalda,barriga');
select private.add_sense('body', 'it', 'faccia,naso,denti,gambe,gamba,braccia,braccio,ossa,osso,mascella,bocca,testa,collo,costole,occhi,muso,gola,dita,ginocchia,schiena,pancia,culo');
select private.add_sense('body', 'nl', 'gezicht,neus,tanden,benen,been,armen,arm,botten,bot,kaak,bek,smoel,muil,kop,hoofd,nek,ribben,ogen,oog,keel,vingers,buik,rug,harsens');
select private.add_sense('body', 'pl', 'twarz*,nos,zeby,zebow,nogi,noge,nog,reke,rece,kosci,szczek*,morde,morda,ryj,leb,glowe,kark,zebra,oczy,oko,gardlo,palce,pysk,gebe,brzuch,kolana,facjate');
select private.add_sense('body', 'tr', 'agzin*,agizin*,burnun*,dislerin*,disini,kemik*,kemig*,bacagin*,bacaklar*,kolun*,kollarin*,kafan*,kafasin*,suratin*,yuzun*,boynun*,gozun*,cenen*,ceneni,kaburga*,bogazin*,karnin*,belin*');

select private.add_sense('weapon', 'en',
  'knife,knives,blade,gun,guns,pistol,baseball bat,bat,hammer,razor,machete,taser,crowbar,brick,penknife,screwdriver,knuckleduster*,pepper spray,acid,'
  'cutter');
select private.add_sense('weapon', 'de',
  'messer,mesa,klinge,pistole,knarre,waffe,schlagring*,baseballschlager,schlager,hammer,pfefferspray,taser,butterfly,totschlager,klappmesser,'
  'teppichmesser,springmesser,schreckschuss*,eisenstange,ziegelstein,flasche');
select private.add_sense('weapon', 'fr',
  'couteau*,couto,cutter,lame,flingue,gun,arme,pistolet,batte,marteau,matraque,opinel,schlass,surin,gazeuse,barre de fer,taser,canif,brique,tournevis');
select private.add_sense('weapon', 'es', 'cuchillo*,navaja*,pistola*,arma,bate,martillo,puno americano,cutter,machete,pincho,porra,cadena,faca,ladrillo,piedra');
select private.add_sense('weapon', 'it', 'coltell*,lama,pistola,tirapugni,mazza,martello,taglierino,catena,temperino,spranga,manganello,arma,cutter,mattone');
select private.add_sense('weapon', 'nl', 'mes,messen,mesje,pistool,wapen,boksbeugel*,hamer,knuppel,stanleymes,ketting,vlindermes,zakmes,steekwapen,honkbalknuppel,baksteen');
select private.add_sense('weapon', 'pl',
  'noz,noza,nozem,noze,nozyk*,kose,kosa,kosy,kosie,pistolet*,bron,broni,kastet*,bejsbol*,mlotek,kij,kija,kijem,palke,palka,scyzoryk*,zyletk*,'
  'gaz pieprzowy,maczet*,siekier*,cegla,cegle');
select private.add_sense('weapon', 'tr',
  'bicak*,bicag*,caki*,silah*,tabanca*,musta*,sopa*,levye*,satir*,jilet*,falcata*,kelebek,sustali*,zincir*,beyzbol sopasi*,demir,tugla,tas');

-- Where one carries a weapon.
select private.add_sense('carry', 'en', 'bag,backpack,rucksack,schoolbag,pocket,pencil case,with me,on me,in my coat,jacket,in my sock');
select private.add_sense('carry', 'de', 'dabei,tasche,rucksack,ranzen,schulranzen,schultasche,hosentasche,mappchen,mitgenommen,mitgebracht,bei mir,jacke,eastpak');
select private.add_sense('carry', 'fr', 'sac,cartable,poche,sur moi,avec moi,trousse,dans ma veste,blouson,casier');
select private.add_sense('carry', 'es', 'mochila,bolsillo,conmigo,encima,estuche,bolso,chaqueta,llevo,taquilla');
select private.add_sense('carry', 'it', 'zaino,zainetto,cartella,tasca,con me,addosso,astuccio,giacca,dietro con');
select private.add_sense('carry', 'nl', 'tas,rugzak,schooltas,broekzak,bij me,bij mij,etui,jas,jaszak,op zak,meegenomen,mee');
select private.add_sense('carry', 'pl', 'plecak*,kieszen*,przy sobie,ze soba,tornist*,piornik*,kurtce,torbie,torba');
select private.add_sense('carry', 'tr', 'cantam*,cantada,yanimda,cebimde,cebim*,ustumde,kalemlig*,montum*,belimde,canta*');

-- Several against one.
select private.add_sense('gang', 'en',
  'my brother,my bro,my brothers,my mates,my boys,my cousin,my cousins,my friends,with the boys,the lads,all of us,5 of us,we will all,me and the,'
  'me and my,were all gonna,we all,of us');
select private.add_sense('gang', 'de',
  'mein bruder,meinem bruder,meine bruder,meine jungs,meinen jungs,meine freunde,meinen freunden,meine cousins,meine leute,meinen leuten,zu dritt,'
  'zu viert,zu funft,zu zweit,alle zusammen,wir alle,ganze gang,cousins,zu sechst,wir sind funf,wir sind vier,wir sind drei');
select private.add_sense('gang', 'fr',
  'mon frere,mes freres,mes potes,mes cousins,mon cousin,mes amis,a trois,a quatre,a cinq,tous ensemble,on va tous,toute la bande,les gars du,mes gars,'
  'grand frere,a plusieurs,on est dix,on est cinq,on est trois,on est quatre,on sera,on est plusieurs');
select private.add_sense('gang', 'es',
  'mi hermano,mis hermanos,mis amigos,mis colegas,mis primos,mi primo,entre todos,entre tres,entre cuatro,entre cinco,los tres,los cuatro,todos juntos,'
  'mi banda,todos contra,entre varios,somos cinco,somos cuatro,somos tres,somos diez');
select private.add_sense('gang', 'it',
  'mio fratello,i miei amici,i miei fratelli,i miei cugini,mio cugino,in tre,in quattro,in cinque,tutti insieme,tutti contro,la mia banda,i miei,'
  'tutti quanti,siamo in,saremo in');
select private.add_sense('gang', 'nl',
  'mijn broer,me broer,mn broer,mijn vrienden,me vrienden,mn vrienden,mijn neven,met zn,met z n,met zijn,met alle,alle jongens,met ons,me matties,'
  'mn matties,allemaal,mattie*,we zijn met');
select private.add_sense('gang', 'pl',
  'moj brat,z bratem,z kolegami,koledzy,z kumplami,kumple,z kuzynem,w trzech,w czterech,w pieciu,w piatke,w czworke,w trojke,wszyscy razem,cala ekipa,'
  'z ekipa,ekip*,jest nas,bedzie nas');
select private.add_sense('gang', 'tr', 'abim*,abilerim*,kardesim*,arkadaslarim*,arkadaslarla,kuzenim*,kuzenlerim*,hepimiz*,toplanip,toplanir*,topluca,tayfa*,cetem*,bes kisi,uc kisi,dort kisi,ucumuz,dordumuz,besimiz,ekibim*');

-- Waiting for somebody.
select private.add_sense('wait', 'en',
  'waiting for you,waiting for u,wait for you,wait for u,be waiting,coming for you,coming for u,come for you,come for u,gonna get you,gonna get u,'
  'we will get you,well get you,well get u,coming to get,come and get,waiting 4 u,waiting 4 you,waitin for u,waitin for you,waiting a u');
select private.add_sense('wait', 'de',
  'warten auf dich,warte auf dich,wart auf dich,wartet auf dich,lauern dir,lauer dir,lauere dir,abpassen,passen dich ab,pass dich ab,abfangen,'
  'fangen dich ab,fang dich ab,kriegen dich,holen dich,erwischen dich,stehen vor,steht vor,auflauern,fangen dich,fang dich,passen dich,lauern,'
  'schnappen dich,schnappen uns dich,warten wir auf dich,warten schon');
select private.add_sense('wait', 'fr',
  'tattend*,t attend*,vous attend*,vais tattendre,va tattendre,vient te chercher,viens te chercher,venir te chercher,te retrouve,te retrouver,'
  'va te choper,va te chopper,te cherche,tatend*');
select private.add_sense('wait', 'es',
  'te espero,te esperamos,te estamos esperando,te estoy esperando,te estare esperando,te estaremos esperando,te esperare,te esperaremos,a por ti,'
  'te esperan,os esperamos,vamos a esperar');
select private.add_sense('wait', 'it', 'ti aspetto,ti aspettiamo,ti aspettero,ti aspetteremo,ti stiamo aspettando,ti aspettano,a prenderti,ti vengo a,ti veniamo a,vi aspettiamo');
select private.add_sense('wait', 'nl',
  'wacht je op,wachten je op,wachten jou op,wachten op je,wachten op jou,wacht op je,op je te wachten,opwachten,je halen,jou halen,opgewacht,staan klaar,'
  'wachten we je');
select private.add_sense('wait', 'pl',
  'czekamy na ciebie,czekam na ciebie,bedziemy czekac,bede czekac,poczekamy na,poczekam na,czeka na ciebie,przyjdziemy po,przyjde po,bedziemy na ciebie,'
  'zaczaimy,zaczaj*,czekamy na cie,bedziemy tam');
select private.add_sense('wait', 'tr',
  'seni bekliyor*,seni bekleyec*,seni bekler*,bekliyor olac*,seni almaya,bekliyoruz seni,bekliyorum seni,seni bekliycez,pusu*,bekliycez,bekliycem,'
  'bekleyecegiz,bekliyor olacagiz,cikista bekl*,cikisinda bekl*');

-- What will happen to the reader.
select private.add_sense('doom', 'en',
  'dead meat,will regret,ull regret,youll regret,gonna regret,make you pay,make u pay,make him pay,will pay for,gonna pay for,gonna bleed,will bleed,'
  'ull bleed,one eye open,days are numbered,count your days,count ur days,wont wake up,wont see tomorrow,wont make it home,make it home,wont walk,'
  'in hospital,to hospital,the hospital,in a coma,body bag,six feet under,life hell,life a living,ruin your life,ruin ur life,get stitches,'
  'getting stabbed,get stabbed,gonna get hurt,get hurt,gonna get it,getting hurt,beg for,begging for,wish you were never,wish u were never,wish you wasnt,'
  'getting battered,get shot,gonna die tomorrow,u die tomorrow,wont be safe,not safe,u gonna get smacked,be sorry,gonna be sorry,ill make u cry,'
  'make you cry,make u cry,end up dead,end of you,end of u,wont recognise you,wont recognize you,wont recognise u,wont recognize u,recognise u,'
  'recognize u,when im done,when im finished with,be in hospital,in the hospital,hospital bed,wont be able to walk');
select private.add_sense('doom', 'de',
  'bereuen,bereust,wirst bluten,du bluten,bluten,blut spucken,ins krankenhaus,im krankenhaus,nicht lebend,nicht lebendig,nicht heil,nicht mehr nach hause,'
  'gefasst machen,was gefasst,was erleben,gnade dir,tage sind gezahlt,gezahlt,bist der nachste,der nachste bist,leben zur holle,zur holle,dafur zahlen,'
  'dafur bezahlen,wirst bezahlen,wirst zahlen,bist fallig,fallig,lebst nicht mehr,uberlebst,kriegst du noch zuruck,knallt es,klatscht es,gleich klatscht,'
  'klatscht gleich,krachts,dich fertig morgen,weinst,heulen wirst,wirst du heulen,lass dich einweisen,bist du dran,bist dran,wirst sehen,'
  'wirst schon sehen,pass auf was passiert,passiert dir was,passiert was,knallts,knallt,kracht es,gibts schlage,gibt es schlage,gibts was,'
  'nicht mehr wieder,erkennt dich nicht,nicht mehr laufen,nicht mehr gehen konnen,im krankenhaus liegst,krankenhaus landest');
select private.add_sense('doom', 'fr',
  'le regretter,vas regretter,va regretter,vas le payer,me le payer,le paieras,va payer,vas payer,vas saigner,va saigner,a lhopital,lhopital,hosto,lhosto,'
  'prevenu*,tes prevenu*,rentreras pas,rentre pas chez,sortiras pas,compter tes dents,pourrir la vie,pourris la vie,un enfer,jours sont comptes,'
  'prendre cher,prends cher,vas voir,va voir ce que,tu vas pleurer,vas pleurer,vas mourir,va mourir,vas crever,va crever,ca va saigner,ca va mal finir,'
  'mal finir,regretter,a ton tour,tu vas souffrir,vas souffrir,tu vas chialer,chialer,rentres pas,rentrer entier,chez toi entier,ta gueule demain,marcher,'
  'plus marcher');
select private.add_sense('doom', 'es',
  'arrepentir*,arrepentiras,vas a pagar,las pagas,las vas a pagar,las pagaras,lo pagaras,pagaras,sangrar,sangre,al hospital,hospital,no vuelves,no llegas,'
  'no sales,dias contados,contados,enterar,te enteras,vas a cagar,el siguiente,la siguiente,vida imposible,ya veras,veras lo que,prepara*,vas a llorar,'
  'llorar,vas a morir,a morir,vas a sufrir,sufrir,va a doler,lo vas a lamentar,lamentar*,correr,acabar mal,acabas mal,date por muerto,date por muerta,'
  'no vas a poder,ni andar,no podras,ni tu madre');
select private.add_sense('doom', 'it',
  'pentir*,te ne pentirai,la pagherai,la paghi,me la paghi,la pagate,pagherai,pagare,sanguin*,sangue,in ospedale,ospedale,non torni,non ci torni,'
  'non arrivi,torni a casa,tocca a te,sei il prossimo,la prossima sei,giorni contati,contati,rovino la,ti rovino,un inferno,inferno,brutta fine,'
  'finisci male,finira male,scappa*,scappare,vedrai,soffrir*,piangere,piangerai,fa male,devi morire,morirai,non esci viv*,non ti riconosc*,non cammini,'
  'non potrai,allospedale');
select private.add_sense('doom', 'nl',
  'spijt,bloeden,bloed,ziekenhuis,niet thuis,niet heel thuis,niet levend,geteld,dagen geteld,de volgende,leven zuur,een hel,tot een hel,gaat eraan,'
  'gaat er aan,ga je eraan,gaat nog wat beleven,wat beleven,zul je zien,zal je krijgen,pak ik je,betaald zetten,betalen,huilen,gaat huilen,boeten,janken,'
  'gaat dood,ga je dood,sterven,niet meer lopen,herkent je niet,ziekenhuis in');
select private.add_sense('doom', 'pl',
  'pozaluj*,zaplacisz,zaplaca,krwawic,krew,krwi,szpital*,nie wrocisz,nie dojdziesz,nie wyjdziesz,policzone,nastepny,pieklo,zniszcze ci zycie,'
  'zniszcze zycie,przerabane,juz po tobie,po tobie,po was,popamieta*,doigral*,bedziesz plakac,plakac,zaplaczesz,bedziesz cierpiec,cierpiec,'
  'nikt ci nie pomoze,nie pomoze,koniec z toba,twoj koniec,zobaczysz,zaluj*,trumn*,kaplica,nie bedziesz chodzic,nie pozna cie,matka cie nie pozna,'
  'pod ziemie');
select private.add_sense('doom', 'tr',
  'pisman*,odeyeceksin,odiyeceksin,bedelini*,odetir*,odetec*,oduce*,kanin*,kanini*,kan akar,hastanelik*,hastane*,gidemezsin,sag cikamaz*,cikamazsin,'
  'donemezsin,sira sende,sira sana,gunlerin sayili,sayili,cehennem*,hayatini karart*,karartir*,gorursun,gununu gor*,gosteririm,gosterec*,gosteric*,'
  'canin yan*,belani bul*,basina gel*,basina is*,aglayacak*,aglatir*,aglatic*,yandin,anlarsin,ogretir*,ogretic*,yuruyemezsin,taniyamaz,tanimaz seni');

-- Game talk alone: "you're dead".
select private.add_sense('dead', 'en', 'youre dead,ur dead,u r dead,you are dead,u are dead,youre finished,ur finished,youre done,ur done,youre next,ur next,youre toast,wait till,wait until');
select private.add_sense('dead', 'de', 'bist tot,so tot,bist erledigt,bist geliefert,biste tot,warte nur,wart nur,wart ab,pass auf');
select private.add_sense('dead', 'fr', 'tes mort*,t es mort*,tu es mort*,t mort*,t mor,tes fini*,tes le prochain,tes foutu*,t foutu,attend*,attends');
select private.add_sense('dead', 'es', 'estas muert*,eres hombre muerto,hombre muerto,estas acabado,espera*,vas listo');
select private.add_sense('dead', 'it', 'sei mort*,sei finit*,sei spacciat*,sei fottut*,aspetta*');
select private.add_sense('dead', 'nl', 'je bent dood,bent dood,ben je dood,jij bent dood,je bent klaar,wacht maar');
select private.add_sense('dead', 'pl', 'nie zyjesz,jestes martw*,jestes trupem,trupem,trup,czekaj,poczekaj');
select private.add_sense('dead', 'tr', 'oldun sen,sen oldun,olusun,olu sun,bittin sen,sen bittin,bittin,oldun,bekle');

-- "I know where you live".
select private.add_sense('where_live', 'en', 'know where you live,know where u live,know where ya live,know where ur,know where your,know ur address,know your address,know ur house,know your house,found ur house,found your house,know where u go to school,know where you go to school,know what bus,know your ip,know ur ip,got ur ip,got your ip,have ur ip,have your ip,know which school,no where u live,kno where u live,kno where you live,knows where you live');
select private.add_sense('where_live', 'de', 'weiss wo du wohnst,weis wo du wohnst,weiss wo du,weis wo du,weiss wo dein*,wo dein haus,kenn deine adresse,kenne deine adresse,hab deine adresse,weiss wo ihr wohnt,wissen wo du,weiss genau wo du,weiss auf welche schule,weiss welchen bus,weiss in welche,hab deine ip');
select private.add_sense('where_live', 'fr', 'sais ou tu habites,sais ou tu habite,sais ou thabites,sais ou thabite,sait ou tu,sait ou thabit*,c ou thabit*,c ou tu habit*,connais ton adresse,sais ou tu vis,jsais ou,jai ton adresse,on sait ou,sais dans quel college,sais ou tes,trouve ton adresse,jai ton ip');
select private.add_sense('where_live', 'es', 'se donde vives,se dnd vives,se donde vive,sabemos donde vives,sabemos dnd,se tu direccion,se donde estudias,se a que cole,se a que insti,conozco tu casa,se cual es tu casa,tengo tu direccion,se por donde,tengo tu ip');
select private.add_sense('where_live', 'it', 'so dove abiti,so dv abiti,sappiamo dove abiti,so dove vivi,so dove stai,conosco il tuo indirizzo,so il tuo indirizzo,ho il tuo indirizzo,so che strada,so a che ora esci,so dove vai a scuola,so in che scuola,ho il tuo ip');
select private.add_sense('where_live', 'nl', 'weet waar je woont,weet waar jij woont,weten waar je woont,weet wr je woont,weet waar je huis,ken je adres,weet je adres,heb je adres,weet op welke school,weet waar je op,weet precies waar,heb je ip');
select private.add_sense('where_live', 'pl', 'wiem gdzie mieszkasz,wiemy gdzie mieszkasz,wiem gdzie chodzisz,wiem gdzie mieszka*,wiem do jakiej szkoly,znam twoj adres,mam twoj adres,wiem ktoredy,wiem jaki autobus,wiem gdzie cie,mam twoje ip');
select private.add_sense('where_live', 'tr', 'oturdugunu bil*,oturdugunu,oturdugun yeri,evini biliy*,evinizi biliy*,yasadigini biliy*,yasadigin yeri,adresini biliy*,adresini buld*,evinin yerini*,okulunu biliy*,nerede oldugunu biliy*,nerde yasadigin*,ip adresini*');

select private.add_sense('watch_out', 'en',
  'watch ur back,watch your back,better run,better hide,dont come to school,dont come in,be careful on,dont walk,dont even come,stay home,better not come,'
  'better watch,look behind you,not come to school,dont come school');
select private.add_sense('watch_out', 'de',
  'pass bloss auf,pass gut auf,pass lieber auf,dreh dich lieber,nimm dich in acht,unter die augen,lass dich nicht blicken,nicht blicken lassen,'
  'trau dich nicht,komm lieber nicht,komm bloss nicht,geh nicht allein,sei vorsichtig,bleib lieber zuhause,nicht in die schule,nicht zur schule');
select private.add_sense('watch_out', 'fr',
  'fais gaffe,fait gaffe,gaffe a toi,gare a toi,tes arrieres,derriere toi,viens pas,vien pas,fais attention a toi,attention a toi,planque toi,cache toi,'
  'reste chez toi,viens pas au,viens pas a,venir demain');
select private.add_sense('watch_out', 'es',
  'ten cuidado,cuidadito,la espalda,tus espaldas,no vengas,mejor no vengas,andate con,vigila tu,cuidate,mira atras,no salgas,escondete,no aparezcas,'
  'no vengas al');
select private.add_sense('watch_out', 'it', 'stai attento,stai attenta,sta attento,sta attenta,le spalle,alle spalle,occhio a te,non venire,non farti vedere,fai attenzione,nasconditi,guardati');
select private.add_sense('watch_out', 'nl',
  'kijk maar uit,kijk uit,pas maar op,pas op jij,kom maar niet,kom niet naar,let maar op,achterom,blijf maar thuis,wees voorzichtig,niet naar school,'
  'maar niet naar');
select private.add_sense('watch_out', 'pl',
  'lepiej uwazaj,uwazaj na,uwazaj,za siebie,za plecy,lepiej nie przychodz,nie przychodz,strzez sie,lepiej sie nie,nie pokazuj sie,pilnuj sie,chowaj sie');
select private.add_sense('watch_out', 'tr', 'ayagini denk,denk al,arkani kolla,arkana bak,dikkatli ol,dikkat et,okula gelme,gelme yarin,karsima cikma,gozum uzerinde,ortalikta gorunme');

-- Setting fire to or breaking what somebody has.
select private.add_sense('burn', 'en',
  'burn,burning,torch,set fire,fire to,smash,slash,throw a brick,brick through,bomb,blow up,poison,trash,break into,rob,on fire,set ur,set your');
select private.add_sense('burn', 'de',
  'anzund*,zund,zunde,zunden,abfackel*,fackel*,abbrenn*,niederbrenn*,brenn,brenne,brennen,einschlag*,einwerf*,werf,werfe,zerstech*,zerkratz*,vergift*,'
  'sprengen,spreng,einbrech*,in brand,brennt');
select private.add_sense('burn', 'fr', 'brule*,bruler,cram*,incendi*,feu a,mettre le feu,mets le feu,caillass*,crever,creve,empoisonn*,sauter,cambriol*,casser,casse');
select private.add_sense('burn', 'es', 'quemo,quemar,quemarte,quemamos,fuego a,prender fuego,prendo fuego,incendi*,apedre*,piedra,pinchar,pincho,envenen*,robo,robar*,rompo,romper');
select private.add_sense('burn', 'it', 'brucio,bruciamo,bruciare,bruciarti,do fuoco,dare fuoco,fuoco a,incendi*,sasso,sassi,sfascio,sfasciamo,rigo,buco,avvelen*,rubo,spacco');
select private.add_sense('burn', 'nl', 'in de fik,de fik,fik,in brand,brand,steen door,steen,bom,verbrand*,lek,gooi,gooien,inbreken,vergiftig*,sloop,slopen');
select private.add_sense('burn', 'pl', 'spale,spalimy,podpale,podpalimy,spalic,podpalic,puszcze z dymem,z dymem,kamien,cegle,cegla,wybije,wybijemy,przebije,porysuj*,otruj*,wysadz*,okradn*');
select private.add_sense('burn', 'tr', 'yakar*,yakac*,yakic*,yakariz,atese ver*,kundakl*,tasla*,kirar*,kirac*,kiric*,patlatir*,zehirle*,soyar*,camini indir*');
select private.add_sense('property', 'en', 'house,home,bike,car,window,windows,tyres,tires,locker,phone,dog,cat,room,bedroom,scooter');
select private.add_sense('property', 'de', 'haus,bude,hutte,fahrrad,rad,fenster,scheibe,scheiben,auto,roller,spind,handy,hund,katze,reifen,wohnung,zimmer,garage');
select private.add_sense('property', 'fr', 'maison,baraque,velo,voiture,caisse,scooter,trottinette,fenetre*,vitre*,carreau*,casier,tel,chien,chat,pneu*,chambre,appart');
select private.add_sense('property', 'es', 'casa,bici,bicicleta,coche,moto,patinete,ventana*,cristal*,taquilla,movil,perro,gato,ruedas,cuarto,piso');
select private.add_sense('property', 'it', 'casa,bici,bicicletta,macchina,auto,motorino,scooter,monopattino,finestr*,vetr*,armadietto,telefono,cane,gatto,gomme,camera');
select private.add_sense('property', 'nl', 'huis,fiets,auto,scooter,step,ruit,ruiten,raam,ramen,kluisje,telefoon,mobiel,hond,kat,banden,kamer');
select private.add_sense('property', 'pl', 'dom,chate,chata,rower*,auto,samochod*,hulajnog*,okno,okna,szyb*,szafk*,telefon*,psa,kota,opony,pokoj,mieszkani*');
select private.add_sense('property', 'tr', 'evini*,eviniz*,evin,bisikletin*,arabani*,scooterin*,camini*,camlarin*,dolabin*,telefonun*,kopegin*,kedin*,lastiklerin*,odani*');

-- A call to die. "die, skeleton" is none.
select private.add_sense('suicide', 'en',
  'hang yourself,hang urself,hang ur self,cut yourself,cut urself,shoot yourself,shoot urself,drown yourself,drown urself,off yourself,off urself,'
  'off your self,neck yourself,neck urself,end yourself,end urself,kill yourself,kill urself,kill ur self,harm yourself,harm urself,slit your,slit ur,'
  'poison yourself,drink bleach,drink some bleach,eat bleach,overdose,od on,swallow all,go hang,rope urself,rope yourself,get a rope,find a rope,go die,'
  'just die,go and die,please die,pls die,plz die,die already,die pls,drop dead,commit suicide,try suicide,do suicide,unalive*,un alive,delete yourself,'
  'delete urself,better off dead,better dead,should be dead,were dead,wish you died,wish u died,hope you die,hope u die,never wake up,dont wake up,'
  'not wake up,stop breathing,stop living,stop existing,better place without,better without you,better without u,better off without you,'
  'better off without u,end your life,end ur life,take your life,take ur life,take ur own life,take your own life,never been born,never born,'
  'shouldnt have been born,shouldnt exist,should not exist,shouldnt be alive,shouldnt be here,should of been aborted,dont deserve to live,'
  'dont deserve life,deserve to die,jump off a,jump off the roof,jump off a bridge,jump in front of,in front of a train,in front of a bus,'
  'in front of a car,under a train,play in traffic,self delete,kms urself,sewerslide,su1c1de,yeet yourself off,go kys,kys,hope a car,hope you get hit,'
  'hope u get hit,hope you get run,hope u get run,hope you get cancer,hope u get cancer,hope you choke,hope u choke,hope you get hurt,hope u get hurt,'
  'end it already,end it now,end it all,favor and jump,favour and jump,cut deeper,still alive for,why are you still alive,why are you alive,'
  'why r u still alive,why r u alive,why u still alive,why are u alive,why do you exist,why do u exist,why do u even exist,why were you born,'
  'why were u born,why you even exist,do us all a favor,do us all a favour,do us a favor and,do us a favour and,do everyone a favor,do everyone a favour,'
  'do the world a favor,do the world a favour,jump off ur,walk into traffic,go jump,ur funeral,your funeral');
select private.add_sense('suicide', 'de',
  'erhang dich,erhange dich,hang dich,hange dich,hang dich auf,erschiess dich,erschiesse dich,ersauf,ertrank dich,ertrink,vergifte dich,ritz dich,'
  'ritze dich,schneid dich,bring dich um,bring dich doch um,bring dich einfach um,bringt euch um,stirb doch,stirb einfach,stirb endlich,stirb mal,'
  'verreck*,krepier*,geh sterben,geh doch sterben,geh einfach sterben,geh mal sterben,selbstmord,suizid,auf die gleise,vor den zug,vor nen zug,'
  'vor einen zug,vors auto,vor ein auto,spring vom,spring von,spring aus,spring vor,trink bleiche,trink gift,schluck tabletten,schluck alle,besser tot,'
  'warst du tot,tot warst,nicht geboren,nie geboren,ohne dich besser,besser ohne dich,ohne dich ware,nimm dir das leben,das leben nehmen,nimm nen strick,'
  'nimm dir nen strick,den strick,nen strick,am leben bist,nicht mehr leben,aufhoren zu atmen,hor auf zu atmen,leg dich unter,mach dich weg,'
  'mach dem ein ende,mach schluss mit deinem,aufhangen,erhangen,umbringen gehen,hoffentlich stirbst,hoffe du stirbst,hoffentlich verreckst,'
  'hoffentlich wirst du uberfahren,hoffentlich uberfahrt,warum lebst du,wieso lebst du,warum gibts dich,wozu lebst du,wozu gibts dich,'
  'verschwinde fur immer,tu uns allen einen gefallen,tu uns allen nen gefallen,tu uns einen gefallen,tu der welt einen gefallen,tu allen einen gefallen,'
  'tiefer schneiden,tiefer ritzen,spring doch endlich von,spring endlich,spring doch von,deiner beerdigung,deine beerdigung');
select private.add_sense('suicide', 'fr',
  'va te pendre,vas te pendre,pends toi,pend toi,tue toi,tues toi,tu toi,suicide toi,suicides toi,suicide,te suicider,suicid*,va mourir,vas mourir,'
  'va crever,vas crever,va creve,creve donc,creve sale,mieux de crever,mieux de mourir,mieux mort*,saute du,saute dun,saute de la,jette toi,jete toi,'
  'les veines,ouvre toi,taille toi les,bois de la javel,boire de la javel,fous toi en lair,fout toi en lair,fin a tes jours,fin a ta vie,mieux sans toi,'
  'scarifi*,mutile*,coupe toi les,sous un train,sous le train,sous un bus,pas naitre,jamais naitre,jamais du naitre,jamais ne,arrete de vivre,'
  'arrete de respirer,arrete d exister,arrete dexister,disparais pour,disparait pour,merites de mourir,merite de mourir,merites pas de vivre,'
  'merite pas de vivre,prends une corde,une corde,trouve une corde,saute par la,saute par ta,jespere que tu vas mourir,jespere que tu creves,'
  'jespere que tu vas crever,jespere tu meurs,pourquoi tu vis,pourquoi tu existes,a quoi tu sers,disparais pour toujours,fais nous plaisir et,'
  'rends service a tout,rends service au monde,rend service,de la javel,ton enterrement');
select private.add_sense('suicide', 'es',
  'matate*,suicidate*,suicida te,suicid*,ahorcate*,ahorca*,cortate*,cortate las,las venas,muerete*,muerate,muere ya,muere de una,tirate por,tirate de,'
  'tirate al,tirate a,tirate desde,tirate del,lanzate a,lanzate al,lanzate por,lanzate de,bebe lejia,pegate un tiro,un tiro,quitate la vida,'
  'quitarte la vida,quitate de en medio,mejor muert*,mejor sin ti,salta del,salta desde,salta de un,envenenate*,desaparece del mundo,desaparecieras,'
  'deja de vivir,deja de respirar,deja de existir,acaba con tu vida,no haber nacido,no hubieras nacido,nunca haber nacido,no mereces vivir,mereces morir,'
  'deberias morir,deberias morirte,deberias estar muert*,ojala mueras,ojala te mueras,ojala te atropelle*,al tren,a las vias,una soga,una cuerda,'
  'pilla una cuerda,salta por la ventana,salta por el balcon,ojala te pase,ojala te atropell*,ojala te caig*,ojala te rompas,por que no te mueres,'
  'porque no te mueres,pq no te mueres,xq no te mueres,te mueres ya,por que existes,para que vives,para que existes,desaparece para siempre,'
  'haz un favor al mundo,haznos un favor,hazle un favor al mundo,haznos a todos un favor,hazme un favor y muere*,y desaparece,cortarte las venas,'
  'bebete la lejia,bebete lejia,tu funeral,tu entierro');
select private.add_sense('suicide', 'it',
  'ammazzati*,ammazati*,uccidi ti,ucciditi*,suicidati*,suicid*,impiccati*,impicca*,tagliati*,le vene,sparati*,buttati*,buttarti,butati,lanciati dal,'
  'lanciati dalla,lanciati da,lanciati sotto,vai a morire,va a morire,vai a crepare,va a crepare,devi morire,dovresti morire,meglio mort*,'
  'bevi la candeggina,togliti la vita,toglierti la vita,togliti di mezzo,falla finita,fatti fuori,smetti di vivere,smetti di respirare,smetti di esistere,'
  'sparisci dal,senza di te,non dovevi nascere,mai nato,mai nata,non meriti di vivere,meriti di morire,spero che muori,spero muori,spero tu muoia,'
  'sotto un treno,sotto il treno,sotto a un treno,sotto un tram,una corda,prendi una corda,crepa sfigat*,muori sfigat*,muori male,muori e basta,'
  'crepa e basta,spero che ti investa*,spero ti investa*,spero che ti succeda,perche vivi,perche esisti,perche non muori,perche non ti butti,'
  'perche non ti ammazzi,perche sei nat*,a cosa servi,sparisci per sempre,fai un favore al mondo,fai un favore a tutti,facci un favore,e sparisci,'
  'gettati dal,gettati sotto,gettati da,gettati giu,bevi candeggina,bevi la varechina,bevi varechina,tuo funerale');
select private.add_sense('suicide', 'nl',
  'hang jezelf,hang je op,hang jezelf op,verhang je,verhang jezelf,snij jezelf,snijd jezelf,jezelf snijden,snij je,je polsen,jezelf ophangen,'
  'jezelf van kant,van kant,dood jezelf,jezelf doden,maak jezelf dood,pleeg zelfmoord,zelfmoord*,zelf moord,ga dood,ga maar dood,ga lekker dood,'
  'ga gewoon dood,ga sterven,sterf gewoon,sterf maar,val dood,spring van,spring voor,spring uit,spring gewoon van,voor de trein,voor een trein,'
  'onder de trein,onder een trein,drink bleek,bleek drinken,beter dood,was je maar dood,was maar dood,zonder jou,zonder jou beter,eind aan je leven,'
  'einde aan je leven,maak er een eind,steek jezelf,schiet jezelf,verdrink jezelf,verzuip,krepeer*,nooit geboren,niet geboren,verdient te sterven,'
  'verdien je het niet om te leven,stop met leven,stop met ademen,stop met bestaan,een touw,pak een touw,koop een touw,van een flat,van een brug,'
  'van het dak,jezelf iets aan,drink chloor,chloor drinken,hoop dat je dood,hoop dat je sterft,hoop dat je onder,waarom leef je,waarom besta je,'
  'waarom leef jij,verdwijn voor altijd,doe ons een plezier en,doe iedereen een plezier,doe de wereld een,had nooit geboren,drink bleekmiddel,'
  'bleekmiddel drinken,je begrafenis,jouw begrafenis');
select private.add_sense('suicide', 'pl',
  'zabij sie,zab sie,powies sie,powiesic,sie powies,sie powiesc,potnij sie,potnij,podetnij*,pociac sie,sie potnij,pochlastaj*,pochlastac,zyly,skocz z,'
  'skocz pod,rzuc sie,sie rzuc,wyskocz z,wyskocz przez,utop sie,sie utop,zastrzel sie,otruj sie,idz umrzec,idz umrzyj,idz zdechnij,zdechnij*,zdychaj*,'
  'umrzyj*,umieraj,umrzec,samoboj*,popelnij,wypij domestos*,wypij kreta,lyknij tabletki,nalykaj,lepiej bez ciebie,bez ciebie,lepiej martw*,'
  'gdybys nie zyl*,zebys nie zyl*,gdybys umarl*,zebys umarl*,gdybys zdechl*,przestan zyc,przestan oddychac,przestan istniec,skoncz ze soba,'
  'skonczyc ze soba,odbierz sobie,sie zabic,sie zabij,nie zasluguje*,nie powinienes zyc,nie powinnas zyc,nie powinienes sie urodzic,sie nie urodzil*,'
  'nigdy nie urodzil*,pod pociag,pod autobus,pod samochod,na tory,kup sznur,sznur,sznurek,na sznur,strzel sobie w,palnij sobie,obys zdech*,obys umar*,'
  'oby cie auto,oby cie samochod*,mam nadzieje ze umrzesz,mam nadzieje ze zdechniesz,po co zyjesz,po co ty zyjesz,po co istniejesz,czemu zyjesz,'
  'czemu ty zyjesz,dlaczego zyjesz,zniknij na zawsze,zniknij ze swiata,zrob nam przysluge,zrob wszystkim przysluge,przysluge i zniknij,'
  'zrob swiatu przysluge,wypij wybielacz*,napij sie domestos*,napij sie wybielacz*,twoj pogrzeb,twoim pogrzebie');
select private.add_sense('suicide', 'tr',
  'kendini oldur*,oldur kendini,kendini as,kendini assan*,as kendini,kendini asiver*,kendini kes*,kes kendini,kendini vur*,vur kendini,kendini at,'
  'kendini atsan*,at kendini,intihar*,intiar*,gebersene*,geberip*,gebersen*,git ol,git gebe*,git olsene,olsene*,olsen de,camdan atla*,atla camdan,'
  'atla balkondan,atla kopruden,atla catidan,balkondan atla*,kopruden atla*,catidan atla*,damdan atla*,bileklerini*,bilegini kes*,damarlarini kes*,'
  'camasir suyu*,hayatina son*,olsen daha,olsen keske,keske olsen*,keske olsey*,keske dogmasay*,hic dogmasay*,dogmasaydin,dogmamaliydin,olmeni,olmelisin,'
  'olmeyi hak,yasamayi hak*,yasamaya deg*,yasamasan*,sensiz daha,trenin onune,trenin altina,arabanin altina,arabanin onune,ip al,nefes alma*,'
  'oksijen israf*,yasama artik,insallah olursun,umarim olursun,insallah geber*,neden yasiyorsun,neden hala yasiyor*,niye yasiyorsun,niye hala yasiyor*,'
  'hala yasiyor musun,neden varsin,niye varsin,sonsuza kadar kaybol*,herkese bir iyilik,bize bir iyilik,dunyaya bir iyilik,araba carpsin,'
  'araba carpar insallah,geber lan,geber git,geber artik,hadi geber,cenazene,cenazende,su camdan,su balkondan,su kopruden,atla su,kurtulalim senden,'
  'senden kurtul*');

-- Lines that say that the reader would not be missed.
select private.add_sense('miss', 'en', 'miss,cry,notice,sad,mourn,upset');
select private.add_sense('miss', 'de', 'vermiss*,jucken,juckt,weinen,weint,merken,traurig,nachtrauern');
select private.add_sense('miss', 'fr', 'pleur*,manqu*,regrett*,remarqu*,triste');
select private.add_sense('miss', 'es', 'llora,lloran,lloraria,llorara,llorar,lloraremos,llorarian,extran*,echar*,echaria,notar*,triste,falta');
select private.add_sense('miss', 'it', 'piang*,manch*,accorg*,sentir*,triste,mancanza');
select private.add_sense('miss', 'nl', 'missen,mist,mis,gemist,merk*,huil*,treur*,verdrietig');
select private.add_sense('miss', 'pl', 'teskni*,plak*,placz*,zaplacz*,zauwaz*,smutn*,brakowa*,zatesk*');
select private.add_sense('miss', 'tr', 'ozle*,uzul*,agla*,fark et*,umursa*,arama*');

-- Jumping from a height is a call only if it is nobody's move in a game.
select private.add_meaning('harm', 'suicide', 'game thing');
select private.add_meaning('harm', 'suicide & you');
select private.add_meaning('harm', 'nobody ~5 miss & you', 'game thing');

select private.add_meaning('threat', 'where_live', 'game');
select private.add_meaning('threat', 'attack ~4 you', 'game');
select private.add_meaning('threat', 'you_object ~3 attack', 'game thing');
select private.add_meaning('threat', 'you ~4 attack & self|outside|later|really|gang|body', 'game');
select private.add_meaning('threat', 'attack ~3 you & really');
select private.add_meaning('threat', 'fight ~3 you & body|weapon|outside|hidden|later|really|gang|wait|watch_out', 'game');
select private.add_meaning('threat', 'you ~3 fight & body|weapon|outside|hidden|later|really|gang|wait|watch_out', 'game');
select private.add_meaning('threat', 'fight|attack|burn ~2 body & you', 'game');
select private.add_meaning('threat', 'body ~2 fight|attack & you', 'game');
select private.add_meaning('threat', 'brawl & outside|hidden|later|really', 'game thing');
select private.add_meaning('threat', 'weapon & carry', 'game');
select private.add_meaning('threat', 'weapon & you & outside|later|really|gang|body', 'game');
select private.add_meaning('threat', 'wait & gang|attack|fight|weapon|watch_out|number', 'game');
select private.add_meaning('threat', 'doom & you & later|really|gang|fight|attack|watch_out|wait|outside|self', 'game thing');
select private.add_meaning('threat', 'dead & later|really|gang|outside & you', 'game thing');
select private.add_meaning('threat', 'watch_out & outside|later|gang|dead|really', 'game thing');
select private.add_meaning('threat', 'burn & property & your|you', 'game');
