-- Requests: to meet, for pictures, for personal data, and to talk somewhere else. Phone numbers in words.

select private.add_sense('meet', 'en',
  'meeting up,meetup,meat up,meet up,hang out,hangout,link up,catch up in,come over,come round,come around,come by,pop round,swing by,stay over,'
  'sleep over,sleepover,chill at,chill with me,meet me,lets meet,let us meet,can we meet,could we meet,can u meet,can you meet,wanna meet,want to meet,'
  'wana meet,shall we meet,should meet,gonna meet,meet at,meet in,meet behind,meet by,meet near,meet outside,meet tomorrow,meet after,meet irl,meet u at,'
  'meet you at,meet for real,meet on,meet this,meet tonight,sneak out,pick you up,pick u up,get you from,come to yours,come to mine,go somewhere just,'
  'just us two,wait for you at,wait for u at,waiting for you at,waiting for u at,see each other irl,meet in person');
select private.add_sense('meet', 'de',
  'treffen,treffn,trefen,treff,triff,trefft,treffen wir,abhangen,chillen,verabreden,verabredet,sehen wir uns,wir uns sehen,vorbeikommen,komm vorbei,'
  'kommst vorbei,komm rum,ubernachten,lass treffen,lass mal sehen,hol dich,hole dich,holen dich ab,hol dich ab,hole dich ab,dich abholen,'
  'warte auf dich am,warte auf dich im,warte auf dich beim');
select private.add_sense('meet', 'fr',
  'se voit,se voir,se voient,se retrouve,se retrouver,se capte,se capter,se rejoint,se rejoindre,rdv,rendez vous,rencontr*,retrouve moi,rejoins moi,'
  'rejoin moi,se croise,se cale,on se check,te voir,passe chez,viens chez,dormir chez,passe te chercher,viens te chercher,venir te chercher,tattends au,'
  'tattends devant,tattend au,se voir en vrai');
select private.add_sense('meet', 'es',
  'quedamos,quedar,quedemos,kedamos,kedar,nos vemos,vernos,vemonos,juntarnos,juntamos,nos juntamos,encontrarnos,encontramos,conocernos,conocerte,verte,'
  'te veo,pasate,vente,te recojo,nos encontramos,nos conocemos,paso a por ti,paso a recogerte,recogerte,te espero en');
select private.add_sense('meet', 'it',
  'vediamoci,ci vediamo,vederci,vedersi,incontriamoci,incontrarci,incontrarti,incontriamo,becchiamo,becchiamoci,beccarci,troviamoci,ci troviamo,trovarci,'
  'conoscerci,vederti,passa da,passa a,passi da,passi a,vengo a prenderti,usciamo,uscire insieme,ti passo a,ti passo a prendere,passo a prenderti,'
  'ti vengo a prendere,ti aspetto in,ti aspetto al,ti aspetto alla');
select private.add_sense('meet', 'nl',
  'afspreken,afspreke,spreken we af,spreek af,meeten,ontmoeten,elkaar zien,zien we,chillen,chille,langskomen,kom langs,kom je langs,kom bij,logeren,'
  'ik haal je op,haal je op,kom je ophalen,je ophalen,je op met,wacht op je bij,wacht op je op');
select private.add_sense('meet', 'pl',
  'spotkaj*,spotka*,spotyk*,spotkamy,ustawmy,ustawiamy,ustawka,widzimy sie,zobaczmy,zobaczymy sie,wpadnij,wpadaj,wpadniesz,wbijaj,wbij do,wbijesz,przyjdz,'
  'przyjdziesz,przyjedz,podjade po,odbiore cie,nocowac,umowmy,umowimy,przyjade po,zabiore cie,czekam na ciebie przy,czekam na ciebie na,czekam w');
select private.add_sense('meet', 'tr',
  'bulus*,bulusak,bulusalim,gorusel*,gorusek,goruselim,tanis*,takilalim,takilak,gel,gelsene,gelsen,gelirmisin,gelir misin,gelin,gelecek misin,seni alirim,'
  'seni alayim,kalmaya gel,seni alicam,seni bekliyorum,alirim seni');

select private.add_sense('come', 'en', 'come,cum,go,get here,meet,wait for me,be there,find me,see me,show up,turn up,go with me,can i come,could i come');
select private.add_sense('come', 'de', 'komm,komme,kommst,kommt,kom,geh mit,wart,warte,sei,treff,treffen,lass,kommen,kann ich kommen,kann ich vorbei,kann ich zu dir');
select private.add_sense('come', 'fr', 'viens,vien,vient,venez,venir,viendras,viendra,rejoins,rejoin,attends moi,passe,passer,rdv,retrouve,je peux passer,je peux venir');
select private.add_sense('come', 'es', 'ven,vente,vienes,venir,venid,veni,pasate,esperame,espera,acercate,quedamos,vemos,baja,bajas,puedo ir,ir a tu');
select private.add_sense('come', 'it', 'vieni,venire,vienimi,venite,passa,passi,aspettami,raggiungimi,scendi,vediamo,ci vediamo,fatti trovare,posso venire,posso passare');
select private.add_sense('come', 'nl', 'kom,komt,kom je,kom jij,komen,wacht,wees,langs,meeten,langskomen,kan ik komen');
select private.add_sense('come', 'pl',
  'przyjdz,przyjdziesz,chodz,wpadnij,wpadaj,przyjedz,przyjedziesz,wyjdz,czekaj,badz,przyjsc,wbij,podejdz,wpasc,moge wpasc,moge przyjsc');
select private.add_sense('come', 'tr', 'gel,gelsene,gelsen,gelin,gelir,gelirmisin,gelirsin,geliyor,bekle,ol,cik,ciksana,bulusalim,bulusak,ugra,gelebilir*,gelebilirmiyim');

select private.add_sense('alone', 'en',
  'alone,by yourself,by urself,on your own,on ur own,just you,just u,just us,just me and you,only you,only us,without your friends,without ur friends,'
  'no friends,without anyone,in secret,secretly,dont bring anyone,dont bring any,in private');
select private.add_sense('alone', 'de', 'allein,alleine,aleine,alein,nur du,nur wir,nur wir zwei,nur wir beide,ohne deine freunde,ohne deine eltern,heimlich,zu zweit,ganz alleine');
select private.add_sense('alone', 'fr',
  'seul,seule,sel,tout seul,toute seule,sans tes potes,sans tes amis,sans tes parents,juste toi,juste nous,que nous deux,en cachette,rien que nous,'
  'tt seul,tte seule,en secret,secretement');
select private.add_sense('alone', 'es',
  'solo,sola,solito,solita,tu solo,tu sola,sin tus amigos,sin tus amigas,sin tus padres,solos,a solas,solos tu y yo,los dos solos,a escondidas,sin nadie,'
  'en secreto');
select private.add_sense('alone', 'it', 'solo,sola,da solo,da sola,soli,noi due,solo noi,senza amici,senza le tue amiche,senza i tuoi,di nascosto,da soli,in segreto');
select private.add_sense('alone', 'nl',
  'alleen,in je eentje,alleen jij,alleen wij,zonder je vrienden,zonder je ouders,stiekem,met zn tweeen,met z n tweeen,eentje,zonder iemand,in het geheim');
select private.add_sense('alone', 'pl',
  'sam,sama,samemu,w pojedynke,tylko ty,tylko my,we dwoje,bez kolegow,bez kolezanek,bez rodzicow,po cichu,w tajemnicy,sam na sam,po kryjomu,potajemnie');
select private.add_sense('alone', 'tr', 'yalniz,tek,tek basina,yalniz basina,ikimiz,sadece sen,sadece ikimiz,bas basa,gizlice,kimseyi getirme,tek gel,arkadassiz');

select private.add_sense('parents', 'en', 'parents,mum and dad,mom and dad,my mum,my mom,my dad,ur parents,rents,folks,nobodys,nobody,no ones,noones,no one');
select private.add_sense('parents', 'de', 'eltern,mama,papa,mutter,vater,niemand,keiner');
select private.add_sense('parents', 'fr', 'parents,mere,pere,daronne,darons,maman,personne,ya personne');
select private.add_sense('parents', 'es', 'padres,madre,padre,viejos,mama,papa,nadie');
select private.add_sense('parents', 'it', 'genitori,miei,tuoi,mamma,papa,madre,padre,vecchi,nessuno');
select private.add_sense('parents', 'nl', 'ouders,moeder,vader,mama,papa,mn ouders,niemand');
select private.add_sense('parents', 'pl', 'rodzice,rodzicow,starzy,starych,mama,mamy,taty,nikogo,nikt');
select private.add_sense('parents', 'tr', 'annem*,babam*,ailem*,bizimkiler*,ebeveyn*,annenler*,ailen*,kimse');
select private.add_sense('away', 'en',
  'away,out,not home,not in,arent home,arent in,isnt home,at work,gone,arent here,not there,sleep,asleep,house is empty,empty,home alone,are working,home,'
  'no ones home,no one home,nobody home,noones home,nobodys home,no1 home');
select private.add_sense('away', 'de', 'weg,nicht da,nich da,net da,ned da,verreist,ausser haus,arbeiten,auf arbeit,sturmfrei,unterwegs,schlafen,allein zuhause,allein zu hause');
select private.add_sense('away', 'fr', 'pas la,absents,sortis,partis,en vacances,au travail,au taf,rentrent tard,pas a la maison,sont pas,dorment,seul chez moi,seule chez moi');
select private.add_sense('away', 'es', 'no estan,no esta,fuera,de viaje,se van,trabajan,trabajando,no hay,salen,duermen,casa sola,solo en casa,sola en casa');
select private.add_sense('away', 'it', 'non ci sono,nn ci sono,non ce,via,fuori,al lavoro,in vacanza,partiti,escono,dormono,casa libera,casa vuota,solo a casa,sola a casa');
select private.add_sense('away', 'nl', 'weg,niet thuis,nie thuis,er niet,op vakantie,aan het werk,werken,uit,slapen,huis leeg,alleen thuis');
select private.add_sense('away', 'pl', 'nie ma,wyjechali,wyjezdzaja,w pracy,pracuja,wychodza,wyszli,spia,wolna chata,pusta chata,chata wolna,wolny dom');
select private.add_sense('away', 'tr', 'yok,evde yok,evde degil,iste,calisiyor*,gitti,gidecek,disarida,uyuyor*,ev bos,ev bombos,tatilde');

select private.add_sense('secret', 'en',
  'dont tell,do not tell,dnt tell,our secret,keep it secret,nobody will know,no one will know,nobody has to know,no one has to know,between us,'
  'tell no one,tell nobody,tell your parents,tell ur parents,tell your mum,tell ur mum,tell your mom,tell ur mom,tell them your,tell them ur,lie to your,'
  'lie to ur');
select private.add_sense('secret', 'de',
  'sag niemandem,sags niemandem,sags keinem,sag keinem,niemandem sagen,nicht weitersagen,sag nix,unser geheimnis,bleibt unter uns,unter uns,'
  'erfahrt keiner,keiner merkt,merkt keiner,merkt niemand,erfahrt niemand,sag deinen eltern nichts,sag deinen eltern,sag deiner mama,sag deiner mutter,'
  'sag deinem vater');
select private.add_sense('secret', 'fr',
  'dis le a personne,dit le a personne,dis rien,dit rien,le dis pas,en parle a personne,notre secret,entre nous,personne saura,personne le saura,'
  'sans le dire,dis pas a,dis a tes parents,dit a tes parents,dis a ta mere,dis leur que');
select private.add_sense('secret', 'es',
  'no se lo digas,no lo digas,no digas nada,nuestro secreto,entre nosotros,nadie se entera,nadie se va a enterar,nadie lo sabra,no lo cuentes,'
  'no se lo cuentes,sin decir,dile a tu madre,diles a tus padres,di a tus padres,dile a tus padres,diles que,no le digas');
select private.add_sense('secret', 'it',
  'non dirlo,nn dirlo,non dire niente,non lo dire,non dirglielo,nostro segreto,tra noi,tra di noi,nessuno lo sapra,non lo sapra nessuno,'
  'non lo deve sapere,senza dire,di ai tuoi,dici ai tuoi,di a tua madre,dillo ai tuoi no');
select private.add_sense('secret', 'nl',
  'zeg het niet,zeg t niet,zeg niks,niks zeggen,niemand vertellen,vertel het niet,vertel niemand,ons geheim,ons geheimpje,tussen ons,niemand hoeft,'
  'niemand merkt,zeg tegen je ouders,zeg je ouders,zeg tegen je moeder,zeg niks tegen');
select private.add_sense('secret', 'pl',
  'nie mow nikomu,nikomu nie mow,nic nie mow,nie mow rodzicom,nasza tajemnica,nasz sekret,miedzy nami,nikt sie nie dowie,nikt nie musi wiedziec,'
  'powiedz rodzicom,powiedz mamie,powiedz starym');
select private.add_sense('secret', 'tr',
  'kimseye soyleme*,kimseye deme*,soyleme,annene soyleme*,ailene soyleme*,aramizda*,bizim sirrimiz,sirrimiz,kimse bilmesin,kimse duymasin,kimsenin haberi,'
  'ailene,annene,ailene soyle,annene soyle,babana soyle');

-- Pictures.
select private.add_sense('send', 'en',
  'send,snd,s3nd,post,show,share,drop,take,gimme,give,upload,pass,lemme see,let me see,can i see,can i c,wanna see,want to see,want,need,swap,trade,'
  'exchange,dm me,got any,have any,can i have,can i get');
select private.add_sense('send', 'de',
  'schick,schicke,schickt,schickst,schik,send,sende,sendest,zeig,zeige,zeigst,zeigt,poste,posten,mach,mache,lad,gib,gibst,her mit,will,will sehen,hast du,'
  'hastu,tauschen,bekomm,krieg,kann ich,darf ich,bekomm ich');
select private.add_sense('send', 'fr', 'envoi,envoie,envoies,envois,envoy*,envoyer,env,montre*,montrer,poste,poster,fais,fait,mets,met,partage*,balance*,donne*,donner,passe,jveux,je veux,veux voir,tas,t as,prends,prend,file');
select private.add_sense('send', 'es', 'manda*,mandar,mandas,envia*,pasa,pasame,pasas,pasar,sube,subes,muestra*,ensena*,enseñ*,comparte*,publica*,haz,hazte,pon,quiero ver,quiero,tienes,dame,echate,sacate,tomate,rota');
select private.add_sense('send', 'it', 'manda*,mandami,mandi,manda,mandamela,mandamelo,invia*,mostra*,fai vedere,fammi vedere,fa vedere,posta*,carica*,fatti,fai,condividi*,passa*,passami,voglio vedere,voglio,hai,scambiamo,dammi');
select private.add_sense('send', 'nl', 'stuur*,stuurt,sturen,stuurje,laat zien,laat,laten,post*,deel,maak,zet,geef,mag ik,wil,app,snap,heb je,zien,tonen,toon,ruilen');
select private.add_sense('send', 'pl', 'wysl*,wyslij,wyslesz,wysylaj,wysylasz,pokaz*,pokaz,pokazesz,wrzuc*,wstaw*,zrob*,daj,dasz,podeslij*,podesl*,przeslij*,przesl*,chce,masz,pusc,zapodaj');
select private.add_sense('send', 'tr', 'at,atar,atarmisin,atsana,atsan,atin,ativer,gonder*,yolla*,paylas*,cek,cekip,ceksene,goster*,gostersene,koy,koysana,ver,versene,versen,istiyorum,gormek,gorebilir*,gorelim');
select private.add_sense('picture', 'xx', 'selfie*,selfi,selfis,selfy,selfe,selfies,selfik*,face reveal,facereveal,facepic,face pic');
select private.add_sense('picture', 'en', 'pic,pics,picz,piccy,piccies,pix,pik,photo,photos,foto,fotos,picture,pictures,image of you,snap of,vid of you,video of you,video of u,videos of you,vid of u,a vid,ur face,your face,ur body,your body');
select private.add_sense('picture', 'de', 'foto,fotos,foddo,photo,bild,bilder,bilda,pic,pics,video von dir,vid von dir,dein gesicht,gesicht,dich sehen,dich mal sehen,bildchen,fotochen');
select private.add_sense('picture', 'fr', 'photo*,foto*,tof,tofs,tophs,pic,pics,video de toi,vid de toi,ta tete,ton visage,ta face,ton corps,te voir');
select private.add_sense('picture', 'es', 'foto,fotos,fotito*,fotico*,photo,pic,pics,imagen tuya,video tuyo,vid tuyo,tu cara,tu cuerpo,verte,fotaza,fotillo');
select private.add_sense('picture', 'it', 'foto,fotina,fotine,fotografia,photo,pic,pics,video tuo,tuo video,tua faccia,la tua faccia,tuo viso,tuo corpo,vederti,immagine tua');
select private.add_sense('picture', 'nl', 'foto,fotos,fotoos,fotootje*,fotoo,pic,pics,picca,plaatje van je,filmpje van je,video van je,je gezicht,jouw gezicht,je hoofd,je lichaam,je zien');
select private.add_sense('picture', 'pl',
  'zdj,zdjecie,zdjecia,zdjeci*,zdjencie,fota,fote,foty,fotk*,fotka,foto,fotec*,fotczk*,filmik z toba,twoja twarz,swoja twarz,buzie,cie zobaczyc');
select private.add_sense('picture', 'tr', 'foto,fotolar*,fotograf*,fotog*,fotonu,foton,resmini,resim,resmin,pic,pp,videonu,yuzunu,suratini,kendini,seni gor*');
select private.add_sense('shared', 'en', 'homework,page,notes,map,maps,build,score,scores,screen,screenshot*,drawing,painting,dog,dogs,cat,cats,pet,pets,hamster,trip,board,team,class photo,level,world,worksheet,exercise,answers,recipe,cake,garden,project,poster,lunch,food,base,castle,lego,skin,skins,character,art,worksheet,timetable,whiteboard,chapter,book,slide*,solution,proof,result*,house you built,setup,meme*,sunset,snow,rainbow,bike');
select private.add_sense('shared', 'de', 'hausaufgab*,seite,notizen,karte,punktestand,screenshot*,bildschirm,zeichnung,gemalt*,hund*,katze*,haustier,hamster,ausflug,klassenfoto,tafel,team,level,welt,arbeitsblatt,aufgabe*,losung*,rezept,kuchen,garten,projekt,plakat,essen,basis,burg,lego,skin,figur,kunst,stundenplan,kapitel,buch,folie*,ergebnis*,meme*,schnee,regenbogen,rad,mitschrift,hefter,heft');
select private.add_sense('shared', 'fr',
  'devoir*,page*,notes,carte,score*,capture,ecran,dessin*,chien*,chat,chats,hamster,animal,sortie,classe,tableau,equipe,niveau,monde,feuille,exercice*,'
  'exo,exos,correction,recette,gateau,jardin,projet,affiche,expose,repas,base,chateau,lego,skin*,perso,emploi du temps,chapitre,livre,diapo*,resultat*,'
  'meme*,neige,arc en ciel,velo,cours,lecon');
select private.add_sense('shared', 'es', 'deberes,pagina*,apuntes,mapa,puntuacion,captura*,pantalla,dibujo*,perro*,gato*,mascota*,hamster,excursion,clase,pizarra,equipo,nivel,mundo,ficha,ejercicio*,soluci*,receta,tarta,pastel,jardin,proyecto,mural,cartel,comida,base,castillo,lego,skin*,personaje,horario,tema,libro,diapo*,resultado*,meme*,nieve,arcoiris,bici,tarea*');
select private.add_sense('shared', 'it', 'compit*,pagina,pagine,appunti,mappa,punteggio,screenshot*,schermo,disegn*,cane,cani,gatto,gatti,criceto,animale,gita,classe,lavagna,squadra,livello,mondo,scheda,eserciz*,soluzion*,ricetta,torta,giardino,progetto,cartellone,pranzo,base,castello,lego,skin,personaggio,orario,capitolo,libro,slide*,risultat*,meme*,neve,arcobaleno,bici,quaderno');
select private.add_sense('shared', 'nl',
  'huiswerk,pagina,bladzijde,aantekening*,kaart,score,screenshot*,scherm,tekening*,hond*,kat,katten,poes,hamster,huisdier,uitje,klassenfoto,bord,team,'
  'level,wereld,werkblad,opgave*,antwoord*,recept,taart,tuin,project,poster,eten,basis,kasteel,lego,skin*,poppetje,rooster,hoofdstuk,boek,dia,dias,'
  'uitslag,meme*,sneeuw,regenboog,fiets,samenvatting');
select private.add_sense('shared', 'pl',
  'zadani*,strone,strony,stron*,notat*,mape,mapy,wynik*,screen*,ekran*,rysun*,obraz*,pies,psa,pieska,kot,kota,kotka,chomik*,zwierz*,wycieczk*,klasow*,'
  'tablic*,druzyn*,poziom*,swiat*,kartkow*,kart*,cwiczen*,odpowiedz*,przepis*,ciasto,ciasta,ogrod*,projekt*,plakat*,obiad*,baze,bazy,zamek,lego,skin*,'
  'postac*,plan lekcji,planu,rozdzial*,ksiazk*,slajd*,mem,mema,memy,memow,snieg*,tecz*,rower*,lekcj*,praca domowa,prace domowa,zeszyt*');
select private.add_sense('shared', 'tr', 'odev*,sayfa*,not,notlar*,notlari*,harita*,skor*,ekran*,cizim*,cizdig*,resim odev*,kopeg*,kopek*,kedi*,hamster*,gezi*,sinif*,tahta*,takim*,seviye*,dunya*,calisma kag*,soru*,cevap*,tarif*,pasta*,bahce*,proje*,poster*,afis*,yemek*,us,kale*,lego*,skin*,karakter*,program*,bolum*,kitap*,kitab*,slayt*,sonuc*,meme*,kar,gokkusag*,bisiklet*,konu*,defter*');
select private.add_sense('looks', 'en',
  'what do you look like,what do u look like,what u look like,wat do u look like,wat u look like,what you look like,how do you look,how do u look,'
  'how u look,describe yourself,describe urself,are you pretty,r u pretty,are u pretty,are you cute,r u cute,are you hot,r u hot,are u hot,u pretty,'
  'face reveal,pic of u,pics of u,pic of you,pics of you,photo of you,photos of you,photo of u,picture of you,picture of u,pictures of you,selfie of u,'
  'vid of urself,video of urself,video of yourself,pic of urself,pic of yourself,wat u look,ur face reveal');
select private.add_sense('looks', 'de',
  'wie siehst du aus,wie sihst du aus,wie siehste aus,wie schaust du aus,wie siehstn aus,wie siehst du denn aus,bist du hubsch,bist du suss,bist du sexy,'
  'beschreib dich,wie seht ihr aus,bild von dir,foto von dir,bilder von dir,fotos von dir,selfie von dir,wie du aussiehst,wie du aussihst,'
  'wie du ausschaust,bild von deinem');
select private.add_sense('looks', 'fr',
  'tu ressembles a quoi,tu ressemble a quoi,ressembles a quoi,ressemble a koi,tu resemble a quoi,a quoi tu ressembles,tes comment physiquement,'
  't comment physiquement,decris toi,es tu belle,es tu jolie,es tu mignonne,tes belle ou,tes mignonne ou,comment tes physiquement,'
  't es comment physiquement,photo de toi,photos de toi,foto de toi,fotos de toi,tof de toi,comment tu es physiquement,a quoi tu ressemble,'
  'voir ton visage,voir ta tete');
select private.add_sense('looks', 'es',
  'como eres fisicamente,como eres d cara,como eres de cara,como eres de fisico,como te ves,describete,que aspecto tienes,eres guapa,eres guapo,'
  'eres linda,eres bonita,estas buena,como es tu cara,foto tuya,fotos tuyas,foto de ti,fotos de ti,foto d ti,ver como eres,saber como eres,ver tu cara');
select private.add_sense('looks', 'it',
  'come sei fatta,come sei fatto,come 6 fatta,come sei fisicamente,sei carina o,sei bella o,descriviti,che aspetto hai,come e la tua faccia,'
  'come la tua faccia,come e il tuo viso,com e la tua faccia,come sei di aspetto,sei carina,sei figa,tua foto,foto tua,foto tue,tue foto,vedere come sei,'
  'sapere come sei,vedere la tua faccia');
select private.add_sense('looks', 'nl',
  'hoe zie je eruit,hoe zie jij eruit,hoe zie je er uit,hoe zie jij er uit,hoe zieje eruit,ben je knap,ben je mooi,ben je lekker,beschrijf jezelf,'
  'hoe zie je der uit,foto van jezelf,foto van jou,fotos van jezelf,fotos van jou,foto van je,fotos van je,hoe je eruit ziet,hoe je eruitziet,'
  'hoe jij eruitziet,hoe je er uitziet');
select private.add_sense('looks', 'pl',
  'jak wygladasz,jak wyglondasz,opisz sie,opisz siebie,ladna jestes,jestes ladna,jestes ladny,jestes sliczna,jak wygladacie,twoje zdjecie,swoje zdjecie,'
  'swoje zdjecia,twoje zdjecia,twoja fote,swoja fote,zdjecie swoje,zdj swoje,swoje zdj,twoje zdj,swoja fotk*,twoja fotk*');
select private.add_sense('looks', 'tr',
  'nasil birisin,nasil birisisin,neye benziyor*,guzel misin,guzelmisin,tipin nasil,yakisikli misin,yakisiklimisin,kendini tarif*,nasil gorunuyor*,'
  'nasil gozukuyor*,kac kilosun,boyun kac,tipini goster*,fotografin var,fotonu,fotonu at,resmin var,resmini at,resmini gonder*,nasil gorundug*,'
  'nasil gozuktug*,nasil biri oldug*,yuzunu goster*');
select private.add_sense('camera', 'xx', 'cam,camera,webcam,kamera,kam,camara,telecamera,videocamera,fotocamera,kamere,kamerke,kamerka,kamerka,kamerani,kamerayi,facecam,videocall,video call,videoanruf,videollamada,videochiamata,videobellen,facetime');
select private.add_sense('switch', 'en', 'turn,put,switch,open,on,start,can i see,wanna see,want to see,see you,see u');
select private.add_sense('switch', 'de', 'mach,mache,machst,schalt,schalte,an,anmach*,einschalt*,will dich sehen,dich sehen,start*');
select private.add_sense('switch', 'fr', 'mets,met,mettre,allume*,active*,ouvre,lance,te voir');
select private.add_sense('switch', 'es', 'pon,ponte,poner,enciend*,prende*,activa*,abre,conecta*,verte,ver te');
select private.add_sense('switch', 'it', 'accend*,metti,mettiti,attiva*,apri,vederti,fai una,facciamo');
select private.add_sense('switch', 'nl', 'zet,aan,doe,aanzetten,je zien,open,start,gaan we');
select private.add_sense('switch', 'pl', 'wlacz*,odpal*,zalacz*,uruchom*,wlaczysz,zobaczyc');
select private.add_sense('switch', 'tr', 'ac,acar,acsana,acsan,acin,acarmisin,acalim,aciver,gormek');

-- Questions for personal data.
select private.add_sense('asks', 'en',
  'wots ur numba,whats ur numba,wots ur number,wats ur numba,wats ur number,whats ur nr,ur numba,ur number pls,ur phone number,ur fone number,'
  'ur mobile number,whats ur surname,whats your surname,wats ur surname,wots ur surname,ur surname,ur last name,wats ur last name,ur full name,'
  'ur real name,ur address,ur adress,ur postcode,where u live,where do you live,where do u live,where r u from,where u from irl,wer u live,were do u live,'
  'where abouts,whereabouts do,what town,what city do,which town,which city,what area do,which area,ur school name,whats ur school,name of your school,'
  'name of ur school,what year are you in,what year r u in,wat year r u,what grade are you,what grade r u,how old r u,how old are you,how old are u,'
  'hw old r u,how old ru,how old u,ur age,when is your birthday,when is ur bday,whens ur bday,whens ur birthday,when were you born,ur date of birth,'
  'are you a boy or,r u a boy or,boy or girl,girl or boy,are you a girl,r u a girl,u a girl or,what bus do you,what street,which street,'
  'are you home alone,r u home alone,what time do you finish school,what time do u finish school,where do your parents work,whats ur mums number,ur email,'
  'ur password,what school do,what school r,what school u,what school are,what school you,what school is ur,which school do,which school r,which school u,'
  'which school are,which school you,wich school do,wich school u,wot school,wat school do,wat school u,wat school r,what skool,wot town,wot city,'
  'wat town,wat city,what town r,town u from,city u from,wot area,wats ur address,wots ur address,wots ur name irl,wats ur real name,wots ur real name,'
  'wat ur last name,were u live,wer do u live,wot skool,wots ur skool,ur skool,how old u r,wots ur age,wats ur age,and what school,n what school,'
  'ur school called,your school called,form tutor,got a phone number,u got a number,your digits,ur digits,when do you get home,when do u get home,'
  'what road,which road,what estate,whats ur ad,wats ur ad,ur home address,ur ip,ur addy,your addy,whats your full name,whats your password,'
  'whats your email,whats your address,whats your adress,whats your age,whats your last name,whats your home address,whats your postcode,'
  'whats your phone number,whats your school name,whats your real name,whats your birthday,what is your full name,what is your password,'
  'what is your email,what is your address,what is your adress,what is your age,what is your last name,what is your surname,what is your home address,'
  'what is your postcode,what is your phone number,what is your school name,what is your real name,what is your birthday,tell me your full name,'
  'tell me your password,tell me your email,tell me your address,tell me your adress,tell me your age,tell me your last name,tell me your surname,'
  'tell me your home address,tell me your postcode,tell me your phone number,tell me your school name,tell me your real name,tell me your birthday,'
  'give me your full name,give me your password,give me your email,give me your address,give me your adress,give me your age,give me your last name,'
  'give me your surname,give me your home address,give me your postcode,give me your phone number,give me your school name,give me your real name,'
  'give me your birthday,gimme your full name,gimme your password,gimme your email,gimme your address,gimme your adress,gimme your age,'
  'gimme your last name,gimme your surname,gimme your home address,gimme your postcode,gimme your phone number,gimme your school name,'
  'gimme your real name,gimme your birthday,say your full name,say your password,say your email,say your address,say your adress,say your age,'
  'say your last name,say your surname,say your home address,say your postcode,say your phone number,say your school name,say your real name,'
  'say your birthday,drop your full name,drop your password,drop your email,drop your address,drop your adress,drop your age,drop your last name,'
  'drop your surname,drop your home address,drop your postcode,drop your phone number,drop your school name,drop your real name,drop your birthday,'
  'wats your full name,wats your password,wats your email,wats your address,wats your adress,wats your age,wats your last name,wats your surname,'
  'wats your home address,wats your postcode,wats your phone number,wats your school name,wats your real name,wats your birthday,wots your full name,'
  'wots your password,wots your email,wots your address,wots your adress,wots your age,wots your last name,wots your surname,wots your home address,'
  'wots your postcode,wots your phone number,wots your school name,wots your real name,wots your birthday,and your full name,and your password,'
  'and your email,and your address,and your adress,and your age,and your last name,and your surname,and your home address,and your postcode,'
  'and your phone number,and your school name,and your real name,and your birthday,share your full name,share your password,share your email,'
  'share your address,share your adress,share your age,share your last name,share your surname,share your home address,share your postcode,'
  'share your phone number,share your school name,share your real name,share your birthday,need your full name,need your password,need your email,'
  'need your address,need your adress,need your age,need your last name,need your surname,need your home address,need your postcode,'
  'need your phone number,need your school name,need your real name,need your birthday,want your full name,want your password,want your email,'
  'want your address,want your adress,want your age,want your last name,want your surname,want your home address,want your postcode,'
  'want your phone number,want your school name,want your real name,want your birthday,got your full name,got your password,got your email,'
  'got your address,got your adress,got your age,got your last name,got your surname,got your home address,got your postcode,got your phone number,'
  'got your school name,got your real name,got your birthday,know your full name,know your password,know your email,know your address,know your adress,'
  'know your age,know your last name,know your surname,know your home address,know your postcode,know your phone number,know your school name,'
  'know your real name,know your birthday,ur nmbr,ur numbr,ur nbr,ur fone,ur phone');
select private.add_sense('asks', 'de',
  'deine handynr,deine handynummer,deine nummer,dein nummer,deine nr,dein nachname,deinen nachnamen,mit nachnamen,mit nachname,wie heisst du richtig,'
  'wie heisst du in echt,wie heisst du wirklich,wie heisst du eigentlich mit,dein richtiger name,dein echter name,deinen echten namen,dein voller name,'
  'deinen vollen namen,deine adresse,dei adresse,deine strasse,wo wohnst du,wo wohnste,wo whonst du,wo wonst du,wo genau wohnst,wo kommst du her,'
  'wo kommste her,woher kommst du,aus welcher stadt,welche stadt,in welcher stadt,aus welchem ort,welche schule gehst,auf welche schule,'
  'auf welcher schule,welche klasse gehst,in welche klasse,in welcher klasse,wie alt bist,wie alt biste,wie alt bisd,wie alt seid,wie alt bisch,'
  'dein alter,dein geburtstag,wann hast du geburtstag,wann bist du geboren,deine tel,deine telefonnummer,deine mail,deine email,dein passwort,'
  'bist du ein madchen,bist du ein junge,madchen oder junge,junge oder madchen,m oder w,w oder m,bist du m,bist du w,bist du allein zuhause,'
  'bist du allein daheim,allein zu hause,welchen bus nimmst,wann hast du schule aus,welche schule geht ihr,welche schule bist,welcher schule bist,'
  'welcher schule gehst,schule gehst du,schule gehste,was fur eine schule gehst,welche klasse bist,wie heisst deine schule,wie heist deine schule,'
  'deine schule heisst,deine schule wie,welcher strasse,welche strasse,wann kommst du von der schule,wann kommst du heim,wann kommst du nach hause,'
  'wann hast du aus,allein zuhause,allein daheim,alleine zuhause,alleine zu hause,alleine daheim,wie ist dein name in echt,hast du ne nummer,'
  'hast du eine nummer,hdy nr,deine hdy,handy nr,dein handy nr,deine handy,deine fon,deine telnr');
select private.add_sense('asks', 'fr',
  'ton 06,ton 07,ton o6,ton num,ton numero,ton nume,ton tel,ton portable,ton nom de famille,ton nom d famille,nom de famille,ton vrai nom,ton vrai prenom,'
  'ton nom complet,ton adresse,ton adress,tu habites ou,tu habite ou,thabites ou,thabite ou,ou tu habites,ou tu habite,ou thabites,ou thabite,'
  'ou habites tu,t habite ou,t habites ou,tu vis ou,tu crech ou,tu crèches ou,tu viens dou,tu viens d ou,tes dou,tu es dou,de quelle ville,'
  'dans quelle ville,quelle ville,ta ville,quel college,quelle ecole,quel lycee,kel college,kel ecole,dans quel college,t dans quel,tes dans quel,'
  'tes en quelle classe,ten quelle classe,en quelle classe,quelle classe,quel age,kel age,tas quel age,ta quel age,ton age,ta date de naissance,ton anniv,'
  'cest quand ton anniv,ton mail,ton mot de passe,ton mdp,tes une fille,t une fille,fille ou garcon,garcon ou fille,f ou g,tu finis a quelle heure,'
  'tes seul chez toi,tes seule chez toi,t seul chez toi,t seule chez toi,thabites vers,tu habites vers,thabites dans,tu habites dans,comment ton ecole,'
  'comment ton college,comment sappelle ton ecole,comment sappelle ton college,sappelle ton ecole,sappelle ton college,ton numero de,ta rue,quelle rue,'
  'tu rentres a quelle,tu finis a quel,tas un num,tas un tel,ton nmr,ton num de,ton nro');
select private.add_sense('asks', 'es',
  'te apellidas,tu apellido,tus apellidos,tu nombre completo,tu nombre real,tu numero,tu num,tu nmero,tu telefono,tu tlf,tu tel,tu movil,tu cel,'
  'tu celular,tu wasap,tu direccion,tu direc,donde vives,dnd vives,dond vives,dnde vives,de donde eres,d dnde eres,de dnd eres,d donde eres,de q ciudad,'
  'de que ciudad,d q ciudad,en que ciudad,que ciudad,en q ciudad,a que insti,a q insti,a que cole,a q cole,que insti,que colegio,en que colegio,'
  'en que insti,q insti,q cole,que cole,en que escuela,a que escuela,que instituto,en que clase vas,en que clase estas,a que clase vas,en que curso,'
  'que curso haces,cuantos anos,cuants anos,kuantos anos,cntos anos,q edad,que edad,tu edad,k edad,cuando es tu cumple,cuando cumples,'
  'tu fecha de nacimiento,tu correo,tu contrasena,eres chica o,eres chico o,eres nina o,eres nino o,chico o chica,chica o chico,estas sola en casa,'
  'estas solo en casa,a que hora sales,tu calle,en que calle,se llama tu cole,se llama tu insti,se llama tu colegio,se llama tu escuela,'
  'se llama tu instituto,que calle,a q hora sales,en q calle,tienes numero,tienes movil,tu nmr,tu nro,tu tlfno,nmr d tlf,numero d tlf,num d tlf,tu wpp');
select private.add_sense('asks', 'it',
  'di cognome,tuo cognome,il tuo cognome,nome e cognome,nome vero,tuo vero nome,il tuo numero,tuo num,il tuo num,tuo numero,tuo cell,tuo telefono,'
  'tuo cellulare,tuo indirizzo,dove abiti,dv abiti,dove vivi,dove stai di casa,di dove sei,di dove 6,d dove sei,di dv sei,da dove vieni,da dove scrivi,'
  'in che citta,di che citta,che citta,ke citta,in che via,che scuola fai,ke scuola fai,che scuola vai,in che scuola,ke scuola,a che scuola,quale scuola,'
  'che scuola frequenti,che classe fai,ke classe fai,in che classe,che classe sei,quanti anni,qnti anni,quanti ani,la tua eta,tua eta,qnt anni,quant anni,'
  'quando compi,quando sei nat*,data di nascita,tua mail,tua email,tua password,sei maschio o,sei femmina o,maschio o femmina,femmina o maschio,m o f,'
  'sei un maschio,sei una femmina,sei a casa da sola,sei a casa da solo,sei sola a casa,sei solo a casa,a che ora esci,si chiama la tua scuola,'
  'si kiama la tua scuola,in ke via,lasci il numero,lasci il tuo,dai il numero,dai il num,passi il numero,a ke ora esci,hai un numero,come fai di cognome,'
  'in che paese abiti,a casa da sola,da sola a casa,tuo nr,tuo numero di,il tuo nmr');
select private.add_sense('asks', 'nl',
  'je achternaam,jouw achternaam,je volledige naam,je hele naam,je echte naam,jouw echte naam,je nummer,jouw nummer,je nr,je 06,je tel,je telefoonnummer,'
  'je mobiele,je mobiel nummer,je adres,jouw adres,waar woon je,waar woon jij,wr woon je,waar woonje,waar woont u,waar kom je vandaan,'
  'waar kom jij vandaan,uit welke stad,in welke stad,welke stad,welk dorp,in welk dorp,op welke school,welke school,wlke school,naar welke school,'
  'welke klas,in welke klas,welke groep,in welke groep,hoe oud ben,hoe oud bnje,hoe oud bn,hoe oud,je leeftijd,jouw leeftijd,wanneer ben je jarig,'
  'je geboortedatum,je mail,je email,je wachtwoord,ben je een jongen,ben je een meisje,jongen of meisje,meisje of jongen,j of m,m of j,'
  'ben je alleen thuis,alleen thuis,hoe laat ben je uit,welke straat,in welke straat,je straat,heet jouw school,heet je school,je school heet,'
  'jouw school heet,welke weg,heb je een nummer,mag je nummer,hoe laat kom je thuis,waar zit je op school,waar zit jij op school,je nmr,jouw nr,je tel nr');
select private.add_sense('asks', 'pl',
  'na nazwisko,twoje nazwisko,jakie nazwisko,jak masz na nazwisko,imie i nazwisko,prawdziwe imie,jak naprawde masz,twoj numer,swoj numer,numer telefonu,'
  'nr telefonu,twoj nr,swoj nr,podaj nr,podaj numer,daj numer,daj nr,daj swoj numer,jaki masz numer,jaki masz nr,twoj adres,swoj adres,podaj adres,'
  'gdzie mieszkasz,gdzie mieszkacie,gdzie dokladnie,gdzie ty mieszkasz,skad jestes,skad pochodzisz,z jakiego miasta,w jakim miescie,jakie miasto,'
  'z jakiej miejscowosci,do jakiej szkoly,do ktorej szkoly,jaka szkola,w jakiej szkole,jakiej szkoly,jaka to szkola,do jakiej klasy,do ktorej klasy,'
  'w ktorej klasie,w jakiej klasie,ile masz lat,ile ty masz lat,ile lat masz,ile macie lat,ile masz wiosen,jaki wiek,twoj wiek,kiedy masz urodziny,'
  'data urodzenia,twoj mail,twoje haslo,podaj haslo,jestes dziewczyna czy,jestes chlopakiem,dziewczyna czy chlopak,chlopak czy dziewczyna,'
  'jestes sama w domu,jestes sam w domu,sama w domu,o ktorej konczysz,na jakiej ulicy,nazywa twoja szkola,nazywa sie twoja szkola,nazywa sie twoja,'
  'jakiej ulicy,dasz numer,dasz mi numer,dasz mi swoj,dasz nr,masz numer,o ktorej wracasz,gdzie chodzisz do szkoly,sam w domu,swoj nmr,twoj nmr,nr tel');
select private.add_sense('asks', 'tr',
  'soyadin ne,soyadin,soyismin,soy adin,gercek adin,gercek ismin,tam adin,numaran ne,numaran,numarani*,numarani ver*,telefon numara*,tel no,telini*,'
  'telefonunu ver*,adresin ne,adresin,adresini*,nerede oturuyor*,nerde oturuyor*,nerde oturuyon,nerede oturuyosun,nerde yasiyor*,nerede yasiyor*,'
  'nerelisin,nerelisn,evin nerede,evin nerde,hangi sehir*,hangi ilde*,hangi semt*,hangi mahalle*,hangi okul*,hangi lise*,hangi ortaokul*,okulun ne*,'
  'okulun adi,okulun hangi,kacinci sinif*,kaca gidiyor*,kaca gidiyo*,kacinci sinifsin,kac yasinda*,kac yasin*,yasin kac,yas kac,kac yas,dogum gunun ne*,'
  'dogum tarihin*,mail adresin*,sifren ne,sifreni*,kiz misin,kizmisin,erkek misin,erkekmisin,kiz mi erkek,erkek mi kiz,evde yalniz misin,evde tek misin,'
  'okuldan kacta*,kacta cikiyor*,hangi sokak*,okulunun adi,okulunun ismi,okulun ismi,numaran var,numarani alabilir*,kacta evde,evde yalniz,evde tek,'
  'nerede okuyor*,nerde okuyor*,nerede okuyo*,nerde okuyo*,nmran,nmrani*,numarn');

-- Other apps.
select private.add_sense('app', 'xx',
  'snap,snapchat*,snpchat,snapchad,snep,snepchat,schnapp chat,sc,insta,instagram*,inst4,ista,istagram,instgram,ig,discord*,dizkord*,diskord*,discrod,'
  'disc0rd,dcord,dsc,dc,dsic,dicord,discort,dis cord,disc ord,di scord,whatsapp*,whatsap*,watsap*,watsapp*,wotsap*,wozzap*,wozap*,wosap*,uozzap*,uazzap*,'
  'uotsap*,uatsap*,vatsap*,guasap*,wasap*,wazap*,wazzap*,lotsap*,latsap*,wacap*,vacap*,wattsap*,whtsapp,wzp,wsp,wpp,wapp,whats app*,what app,whats up app,'
  'wats app,wa ts app,what sapp,telegram*,telegr4m,tele gram*,teleg,tlgrm,telgram,tg grup,signal gruppe,tiktok dm,tik tok,kik,viber*,skype*,skajp*,'
  'messenger*,messendzer*,fb,facebook*,feysbuk,omegle*,ometv,ome tv,monkey app,wechat,we chat,threema,bereal,be real,telegran,insta gram,in sta,sn ap,'
  'snap chat,snapa,snapie,instaya,instam,instan,snapin,snapim,dcye,dcden,wpden,wpye,wp,snäp,snaep,disco rd,discor,discorde,wh atsapp,wha tsapp,whats app,'
  'whatsa pp,whatsap,whatsappe,sn apchat,sna pchat,snapc hat,snapch at,snapcha,snapchate,in stagram,ins tagram,inst agram,instag ram,instagr am,instagra,'
  'instagrame,te legram,tel egram,tele gram,teleg ram,telegr am,telegra,telegrame,fa cebook,fac ebook,face book,faceb ook,facebo ok,faceboo,facebooke,'
  'me ssenger,mes senger,mess enger,messe nger,messen ger,messeng er,messenge,messengere,ti ktok,tikt ok,tikto,tiktoke,diskor,dizcord,discordd,dscord,'
  'dscrd,whatsaap,whatsup app,watzap*,whatzap*,whattsap*,whasap*,whatssap*,wassap*,wassup app,wotzap*,wodsap*,vatzap*,votsap*,uosap*,uassap*,uazap*,'
  'guassap*,guazap*,huatsap*,insta gr*,instgr*,instegram*,enstagram*,enstegram*,insdagram*,snapp,snapchet*,snaptchat*,schnapchat*,sneptchat*,telegrm,'
  'tellegram*,telegrem,tiktoc*,tictoc*,tictok*,tik tak,ticktock,mesenger,mesinger,skaip*,roblox chat,whts,whatsen,whatsappen,instagramm*,instagramie,'
  'snapchacie,discordzie,fejs,fejsa,fejsie');
select private.add_sense('talk', 'en', 'talk,talking,chat,text,write,msg,message,dm,call,add,follow,speak,continue,move,switch,hop on,join,get on,use,easier,safer,better,private,instead,hit me');
select private.add_sense('talk', 'de', 'schreib,schreibt,schreiben,schreibn,schreibst,reden,rede,quatschen,chatten,adde,add,adden,folg,folgt,weiter,weiterreden,weiterschreiben,ruf,anrufen,wechseln,wechsel,lieber,besser,machen,privat,such mich,find mich,lass auf,lass uns auf');
select private.add_sense('talk', 'fr', 'parle,parler,parlons,parl,ecris,ecrit,ecrire,discut*,ajoute*,ajout,suis moi,continue*,passe,passons,viens sur,viens snap,vien sur,vien snap,go,plutot,mieux,appelle*,contacte*,rejoins,tape moi,mp,prive');
select private.add_sense('talk', 'es', 'habla*,hablamos,hablar,escrib*,agrega*,agregame,anade*,sigueme,sigue,pasate,pasamos,vamos a,vente,mejor,seguimos,charl*,llama*,buscame,privado,metete,ablame,ablamos');
select private.add_sense('talk', 'it', 'parl*,scriv*,aggiung*,segui*,seguimi,continu*,passiamo,andiamo,vieni su,meglio,chatt*,sentiamo*,chiama*,cercami,contatta*,privato,spostiamoci');
select private.add_sense('talk', 'nl', 'praat,praten,prate,schrijf,stuur,app me,appen,add,adden,voeg,volg,verder,kom,kom op,ga naar,liever,beter,bel,zoek me,chatten,prive');
select private.add_sense('talk', 'pl', 'pisz,piszmy,napisz,napiszcie,gadaj*,pogada*,dodaj*,dodawaj,obserwuj,przejdzmy,przejdz,chodz,wbij*,lepiej,zadzwon,znajdz mnie,odezwij,popisz*,priv,gadamy,wejdz');
select private.add_sense('talk', 'tr', 'yaz,yazsana,yazis*,yazalim,konus*,konusalim,konusak,ekle,eklesene,ekleyin,takip,gel,gelsene,gecelim,gecek,gec,devam,ara,ulas,daha iyi,daha rahat,ozelden');
select private.add_sense('watched', 'en', 'teachers can see,teachers cant see,teachers read,teachers are watching,teachers watching,mods read,mods are watching,mods cant,being watched,they can see,not safe to talk here,cant talk here,cant say it here,cant say here,here they,filter here,this chat is monitored,monitored');
select private.add_sense('watched', 'de', 'lesen die lehrer,lehrer lesen,lehrer mitlesen,lehrer lesen mit,lesen lehrer mit,sieht uns keiner,sieht keiner,hier lesen,wird alles gelesen,wird mitgelesen,liest jemand mit,hier kann man nicht,hier ist alles,uberwacht,hier darf man nix');
select private.add_sense('watched', 'fr', 'profs voient,profs lisent,profs voient pas,prof voit,est surveille*,surveilles,ils lisent,on peut pas parler ici,ici on peut pas,ici ya un filtre,ici cest filtre,ici cest surveille,personne voit,tout est lu');
select private.add_sense('watched', 'es', 'leen los profes,profes leen,los profes ven,los profes no,nos leen,lo leen,nos vigilan,aqui vigilan,aqui nos,aqui no se puede,aqui leen,nadie nos ve,aqui lo ven');
select private.add_sense('watched', 'it', 'prof leggono,leggono i prof,i prof vedono,prof non vedono,ci leggono,ci controllano,qui controllano,qui non si puo,qui leggono,si cancella tutto,nessuno ci vede,qui ce il filtro');
select private.add_sense('watched', 'nl', 'docenten lezen,lezen docenten,leraren lezen,docenten zien,leraren zien,lezen ze mee,lezen docenten mee,hier lezen,meelezen,leest mee,hier kan je niet,hier mag je niks,niemand ziet');
select private.add_sense('watched', 'pl', 'nauczyciele czytaja,nauczyciele widza,nauczyciele nie widza,tu czytaja,tutaj czytaja,czytaja wszystko,widza wszystko,tu nie mozna,tu sie nie da,tu jest filtr,nikt nie widzi,sprawdzaja czat');
select private.add_sense('watched', 'tr', 'hocalar goruyor*,hocalar okuyor*,ogretmenler goruyor*,ogretmenler okuyor*,hocalar gormez,burayi okuyor*,burda okuyor*,burasi izleniyor*,burada olmaz,burda olmaz,kimse gormez,burada konusulmaz,burda konusam*');
select private.add_sense('have_app', 'en',
  'u got,you got,do you have,do u have,got,u have,you have,u on,are you on,r u on,whats ur,what is your,whats your,wats ur,wots ur,gimme ur,give me your,'
  'give ur,drop ur,drop your,ur,my,gimme,give me,give');
select private.add_sense('have_app', 'de',
  'hast du,haste,hastn,hast,habt ihr,hasch,gib dein,gib mir dein,dein,deinen,wie ist dein,bist du auf,bist du bei,mein,gib,gib ma,gib mal,gib mir');
select private.add_sense('have_app', 'fr', 'tas,t as,ta,tu as,as tu,vous avez,ton,donne ton,cest quoi ton,c koi ton,c quoi ton,tes sur,t sur,mon,passe,donne,file');
select private.add_sense('have_app', 'es', 'tienes,tenes,teneis,tiens,tu,tnes,dame tu,pasa tu,pasame tu,cual es tu,estas en,mi,kual es tu,pasame,pasa,dame');
select private.add_sense('have_app', 'it', 'hai,avete,ai,dammi il,mi dai,il tuo,tuo,ce lhai,sei su,il mio,mio,usi,dammi,passami');
select private.add_sense('have_app', 'nl', 'heb je,heb jij,hebje,hebben jullie,je,jouw,geef je,wat is je,zit je op,mijn,mn,me,geef,geef me,zit je');
select private.add_sense('have_app', 'pl', 'masz,macie,masz moze,twoj,swoj,daj,podaj,jestes na,siedzisz na,uzywasz,moj,mam,jakiego masz,podrzuc');
select private.add_sense('have_app', 'tr', 'var mi,varmi,senin,adin ne,kullaniyor*,kullaniyo*,versene,ver,benim,hesabin*,soylesene,verir misin');

-- Numbers in words, and what stands between them. Counting is a game.
select private.add_sense('digits', 'en', 'zero,oh,o,nought,naught,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety,hundred,double,triple,treble,ate,won');
select private.add_sense('digits', 'de', 'null,eins,ein,zwei,zwo,drei,vier,funf,fuenf,sechs,sieben,acht,neun,zehn,elf,zwolf,zwoelf,dreizehn,vierzehn,funfzehn,sechzehn,siebzehn,achtzehn,neunzehn,zwanzig,dreissig,vierzig,funfzig,sechzig,siebzig,achtzig,neunzig,hundert,einund*,zweiund*,dreiund*,vierund*,funfund*,sechsund*,siebenund*,achtund*,neunund*,doppel*');
select private.add_sense('digits', 'fr', 'zero,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,vingt,vingts,trente,quarante,cinquante,soixante,septante,octante,nonante,cent,et');
select private.add_sense('digits', 'es', 'cero,uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciseis,diecisiete,dieciocho,diecinueve,veinte,veinti*,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa,cien,ciento,doscient*,trescient*,cuatrocient*,quinient*,seiscient*,setecient*,ochocient*,novecient*,y,doble');
select private.add_sense('digits', 'it', 'zero,uno,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove,venti,vent*,trenta,trent*,quaranta,quarant*,cinquanta,cinquant*,sessanta,sessant*,settanta,settant*,ottanta,ottant*,novanta,novant*,cento,trecento*,duecento,doppio');
select private.add_sense('digits', 'nl', 'nul,een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,zestien,zeventien,achttien,negentien,twintig,dertig,veertig,vijftig,zestig,zeventig,tachtig,negentig,honderd,eenen*,tweeen*,drieen*,vieren*,vijfen*,zesen*,zevenen*,achten*,negenen*,dubbel*');
select private.add_sense('digits', 'pl', 'zero,jeden,dwa,trzy,cztery,piec,szesc,siedem,osiem,dziewiec,dziesiec,jedenascie,dwanascie,trzynascie,czternascie,pietnascie,szesnascie,siedemnascie,osiemnascie,dziewietnascie,dwadziescia,trzydziesci,czterdziesci,piecdziesiat,szescdziesiat,siedemdziesiat,osiemdziesiat,dziewiecdziesiat,sto,dwiescie,trzysta,czterysta,piecset,szescset,siedemset,osiemset,dziewiecset');
select private.add_sense('digits', 'tr', 'sifir,bir,iki,uc,dort,bes,alti,yedi,sekiz,dokuz,on,yirmi,otuz,kirk,elli,altmis,yetmis,seksen,doksan,yuz,cift');
-- Words that mean only a number.
select private.add_sense('figure', 'en', 'zero,nought,naught,three,four,five,seven,eight,nine,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety');
select private.add_sense('figure', 'de', 'zwo,drei,vier,funf,fuenf,sechs,sieben,neun,zehn,zwolf,zwoelf,dreizehn,vierzehn,funfzehn,sechzehn,siebzehn,achtzehn,neunzehn,zwanzig,dreissig,vierzig,funfzig,sechzig,siebzig,achtzig,neunzig,hundert,einund*,zweiund*,dreiund*,vierund*,funfund*,sechsund*,siebenund*,achtund*,neunund*,doppel*');
select private.add_sense('figure', 'fr', 'zero,trois,quatre,cinq,sept,huit,onze,douze,treize,quatorze,quinze,seize,vingt,vingts,trente,quarante,cinquante,soixante,septante,octante,nonante');
select private.add_sense('figure', 'es', 'cero,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,doce,trece,catorce,quince,dieciseis,diecisiete,dieciocho,diecinueve,veinte,veinti*,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa,cien,ciento,doscient*,trescient*,cuatrocient*,quinient*,seiscient*,setecient*,ochocient*,novecient*');
select private.add_sense('figure', 'it', 'zero,quattro,cinque,sette,otto,dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove,venti,vent*,trenta,trent*,quaranta,quarant*,cinquanta,cinquant*,sessanta,sessant*,settanta,settant*,ottanta,ottant*,novanta,novant*,cento,trecento*,duecento');
select private.add_sense('figure', 'nl', 'drie,vier,vijf,zes,zeven,negen,tien,twaalf,dertien,veertien,vijftien,zestien,zeventien,achttien,negentien,twintig,dertig,veertig,vijftig,zestig,zeventig,tachtig,negentig,honderd,eenen*,tweeen*,drieen*,vieren*,vijfen*,zesen*,zevenen*,achten*,negenen*,dubbel*');
select private.add_sense('figure', 'pl', 'zero,trzy,cztery,piec,szesc,siedem,osiem,dziewiec,dziesiec,jedenascie,dwanascie,trzynascie,czternascie,pietnascie,szesnascie,siedemnascie,osiemnascie,dziewietnascie,dwadziescia,trzydziesci,czterdziesci,piecdziesiat,szescdziesiat,siedemdziesiat,osiemdziesiat,dziewiecdziesiat,dwiescie,trzysta,czterysta,piecset,szescset,siedemset,osiemset,dziewiecset');
select private.add_sense('figure', 'tr', 'sifir,dort,yedi,sekiz,dokuz,yirmi,otuz,kirk,altmis,yetmis,seksen,doksan');
select private.add_sense('game', 'en', 'one two three,two three four,three four five,three two one,two four six,three six nine,five ten fifteen,ten nine eight,ten twenty,six seven eight');
select private.add_sense('game', 'de', 'eins zwei drei,zwei drei vier,drei vier funf,drei zwei eins,zwei vier sechs,drei sechs neun,zehn neun acht,zehn zwanzig,sechs sieben acht,funf zehn');
select private.add_sense('game', 'fr', 'un deux trois,deux trois quatre,trois quatre cinq,trois deux un,deux quatre six,trois six neuf,dix neuf huit,dix vingt,six sept huit');
select private.add_sense('game', 'es', 'uno dos tres,dos tres cuatro,tres cuatro cinco,tres dos uno,dos cuatro seis,tres seis nueve,diez nueve ocho,diez veinte,seis siete ocho');
select private.add_sense('game', 'it', 'uno due tre,due tre quattro,tre quattro cinque,tre due uno,due quattro sei,tre sei nove,dieci nove otto,dieci venti,sei sette otto');
select private.add_sense('game', 'nl', 'een twee drie,twee drie vier,drie vier vijf,drie twee een,twee vier zes,drie zes negen,tien negen acht,tien twintig,zes zeven acht');
select private.add_sense('game', 'pl', 'jeden dwa trzy,dwa trzy cztery,trzy cztery piec,trzy dwa jeden,dwa cztery szesc,trzy szesc dziewiec,dziesiec dziewiec osiem,dziesiec dwadziescia,szesc siedem osiem');
select private.add_sense('game', 'tr', 'bir iki uc,iki uc dort,uc dort bes,uc iki bir,iki dort alti,uc alti dokuz,on dokuz sekiz,on yirmi,alti yedi sekiz');

select private.add_meaning('meeting', 'come ~6 alone & outside|hidden|later|number|really', 'game thing');
select private.add_meaning('meeting', 'alone ~6 come & outside|hidden|later|number|really', 'game thing');
select private.add_meaning('meeting', 'alone & meet', 'game thing');
select private.add_meaning('meeting', 'alone & come & you', 'game thing lesson');
select private.add_meaning('meeting', 'parents & away & come|meet|hidden', 'game');
select private.add_meaning('meeting', 'meet & hidden', 'game thing');
select private.add_meaning('meeting', 'meet & really', 'game');
select private.add_meaning('meeting', 'come ~4 hidden & later|number|alone|secret', 'game thing');
select private.add_meaning('meeting', 'secret & come|meet', 'game thing');

select private.add_meaning('question', 'send ~4 picture', 'shared game thing');
select private.add_meaning('question', 'picture ~4 send', 'shared game thing');
select private.add_meaning('question', 'looks', 'game thing shared');
select private.add_meaning('question', 'camera & switch & you|your', 'game lesson');
select private.add_meaning('question', 'asks', 'game thing');

select private.add_meaning('moving', 'app & watched');
select private.add_meaning('moving', 'talk ~3 app', 'thing lesson');
select private.add_meaning('moving', 'have_app ~1 app', 'thing lesson');
select private.add_meaning('moving', 'app ~2 talk', 'thing lesson');

-- Six numbers one after the other.
insert into private.filter_meanings (topic, need_1, none_of, sequences)
select 'phone', private.sense_bits('figure'), private.sense_bits('game'), array['(?:[^,]*' || private.sense_signs(private.sense_bits('digits')) || '[^,]*,){6}'];
