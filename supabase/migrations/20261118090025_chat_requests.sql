-- Finds what single words do not show: requests, threats and offers in eight languages, and harmless meanings of bad
-- words. The texts come folded: lower case, no accents, digits and signs as the letters that they imitate.

-- A text without the bad words that mean something harmless here: "pedał" of a bicycle, "Troia" of the Greeks.
create function private.without_calm_words(bare text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- A word and what must stand next to it in the text.
  calm constant text[] := array[
    'pedal', '\mpedal(?:y|ow|em|ami|u|e)?\M', 'rower|gitar|gazu|hamul|sprzegl|perkus|efekt|skrec|wcisn|nacisn|samoch|pianin|fortepian|bebn|maszyn|gokart|stop|lancuch|kierown',
    'troia', '\mtroia\M', 'guerra|cavallo|elena|achille|ettore|odissea|iliade|ulisse|greci|omero|mura|priamo|citta|paride|enea|schliemann',
    'retrasad', '\mretrasad[oa]s?\M', '\m(?:tren|vuelo|bus|autobus|avion|reloj|viene|llega|llego|ha|he|hemos|han|partido|examen|horas?|minutos?|clase|pedido|paquete|envio|voy|va|vamos|metro|barco|proyecto|entrega)\M',
    'kanker', '\mkanker(?:onderzoek|patient|patienten|fonds)?\M', '\mtegen\M|onderzoek|patient|ziekenhuis|\mheeft\M|\mhad\M|\mopa\M|\moma\M|overleden|gestorven|genezen|kwf|fonds|behandel|geneeskunde|dokter',
    'tapette', '\mtapettes?\M', 'mouche|souris|insecte|moustique|\mrats?\M',
    'teef', '\mteef(?:je)?\M', '\mhond|pup|reu\M|labrador|herder',
    'suk', '\msuk[aieo]\M', '\mpies|\mpsa\M|szczeni|owczarek|labrador|rasy|rasow',
    'ryj', '\mryj\M', 'swin|dzik|prosia',
    'zorra', '\mzorras?\M', 'zorros?\M|bosque|animal|cachorr|gallin|zorrit|cuento|madriguera',
    'hoe', '\ma hoe\M', 'farm|garden|dirt|iron|diamond|wood|stone|gold|minecraft|plant|soil|field|rake|shovel|craft|seeds',
    'dyke', '\mdykes?\M', 'flood|\msea\M|dutch|netherlands|holland|water|broke|built|windmill',
    'tits', '\mtits\M', '\m(?:blue|great|coal|marsh|willow|bearded)\M|birds?\M|nest',
    'teta', '\mtetas?\M', 'bebe|biberon|lactan|ternero|cachorr|\mvaca',
    'sexo', '\msexo\M', 'masculin|femenin|biologia|especie|del bebe',
    'culo', '\mculo\M', 'botella|\mvaso|bottiglia|bicchiere',
    'cock', '\mcocks?\M', '\mhen|crow|weather|farm|rooster|chicken',
    'koks', '\mkoks\M', 'hochofen|stahl|kohle|wegiel|wegla|huta|piec',
    'bastard', '\mbastard\M', '\msword',
    'coon', '\mcoons?\M', '\mmaine\M',
    'fica', '\mfic[ah]e?\M', '\malber|\mfrutt|matur',
    'foutre', '\mfoutre\M', '\mrien a foutre\M',
    'esrar', '\mesrar\w*', 'esrarengiz',
    'tering', '\mtering\M', '\mnaar de nering\M|ziekte|vroeger'
  ];
begin
  for i in 1 .. cardinality(calm) by 3 loop
    if position(calm[i] in bare) > 0 and bare ~ calm[i + 2] then bare := regexp_replace(bare, calm[i + 1], '·', 'g'); end if;
  end loop;
  return bare;
end $$;

-- Hate against a people or a faith, a call to self-harm, dealing with drugs or a sexual request; else null.
create function private.blocked_request(said text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  people constant text :=
    '(?:jews?|jewish|muslims?|moslems?|islam|christians?|blacks|black people|whites|white people|gays?|gay people|lesbians?|trans people|arabs?|turks|mexicans?|asians?|chinese|indians?|africans?|immigrants?|migrants?|refugees?|foreigners?|gypsies|gypsy|kurds?|poles|romanians?|disabled people|immigrants?'
    '|juden?|jude|muslime?n?|auslandern?|auslaendern?|auslaender|tuerken|moslems|christen|schwarzen?|auslander|turken|araber|fluchtlinge?n?|schwulen?|lesben|kurden|polen|russen|zigeuner|afrikaner|asylanten|migranten|behinderten?'
    '|juifs?|juives?|musulmans?|musulmanes?|chretiens?|noirs?|arabes?|gays|homos|etrangers?|immigres?|migrants|turcs?|chinois|roms|gitans?|africains?|refugies?|homosexuels?'
    '|judios?|judias?|musulman|cristianos?|negros?|moros?|chinos?|gitanos?|inmigrantes?|maricas|africanos?|latinos?|indios?|refugiados?|homosexuales|extranjeros?'
    '|ebrei|ebreo|musulmani|cristiani|neri|negri|zingari|immigrati|stranieri|arabi|cinesi|africani|rifugiati|omosessuali|albanesi|rom|rumeni|meridionali'
    '|joden|jood|moslims|zwarten|buitenlanders|marokkanen|turken|vluchtelingen|homos|allochtonen|chinezen|zigeuners|asielzoekers|homoseksuelen|afrikanen'
    '|zydzi|zydow|zyda|zydom|zyd|muzulmanie|muzulmanow|arabow|arabowie|arabom|ukraincow|ukraincy|ukraincom|murzynow|murzyni|murzynom|cyganow|cyganie|cyganom|gejow|geje|gejom|uchodzcow|uchodzcy|imigrantow|imigranci|imigrantom|niemcow|ciapatych'
    '|yahudi|yahudiler|yahudileri|yahudilere|kurtler|kurtleri|kurtlere|ermeniler|ermenileri|ermenilere|araplar|araplari|araplara|suriyeliler|suriyelileri|suriyelilere|zenciler|zencileri|zencilere|hristiyanlar|hristiyanlari|hristiyanlara|aleviler|alevileri|cingeneler|cingeneleri|escinseller|escinselleri|escinsellere|multeciler|multecileri|multecilere|rumlar|rumlara)';
  most constant text := '(?:(?:all|every|the|those|these|you|alle|die|den|diese|tous|toutes|les|ces|aux|todos|todas|los|las|a|esos|tutti|tutte|gli|i|le|agli|ai|questi|de|wszystkich|wszystkie|tych|wszystkim|butun|tum|hepsi|bu) )*';
  drug_clear constant text :=
    '(?:gras|lherbe|weed|drugs?|coke|cocaine|hash|hashish|shrooms|xans?|molly|ecstasy|lsd|acid tabs|edibles|joints?|vapes?|elf ?bars?|snus|dope|kush'
    '|drogen|marihuana|haschisch|hasch|ecstasy|shisha|kokain|pep|amphetamine?|joint'
    '|beuh|drogue|drogues|cannabis|coke|cocaine|herbe|resine|teuch|ecsta|taz|pochons?|puffs?|bedo|bedos'
    '|droga|drogas|marihuana|hierba|maria|coca|cocaina|porros?|chocolate hachis|hachis|pastis|cristal|costo|canutos?|ganja'
    '|erba|fumo|hashish|coca|canne|canna|pasticche|ganja|maria|droghe|spinelli|marijuana'
    '|wiet|drugs|coke|xtc|hasj|pillen|lachgas|jonko|jointjes|speed|ketamine|3mmc|wietje'
    '|ziolo|ziola|trawka|trawke|trawki|zielsko|marihuane|narkotyki|dragi|amfe|amfetamine|koks|koke|kokaine|hasz|piguly|pixy|piksy|jointy|mefedron|blanty'
    '|esrar|uyusturucu|bonzai|hap|kokain|eroin|extasy|ot|toz|kubar)';
  deal constant text :=
    '(?:sell|selling|sells|buy|buying|got some|dealing|hook you up with|hmu for|plug for|for sale|verkaufe?|verkauf|verkaufen|verticke?|vertick|kaufen|kauf bei mir|besorge?|vends|vend|vendre|achete|acheter|dispo|livre|dealer|dealeur|vendo|vende|vendemos|compro|compra|consigo|paso|spaccio|vendiamo|comprate|procuro'
    '|verkoop|verkopen|koop|kopen|te koop|dealen|deal|sprzedam|sprzedaje|sprzedamy|opchne|ogarne|zalatwie|kupie|kup|satiyorum|satilik|satarim|satilir|satiyoruz|satan|almak isteyen|lazim olan)';
  amount constant text :=
    '(?:gram|grams|gramm|gramme|grammes|gramo|gramos|grammo|grammi|gramow|gramy|grama|grami|gramini|gr|g|eur|euro|euros|dollars?|bucks|quid|pounds?|balles?|tientje|zl|zlotych|zloty|tl|lira|liraya|dm|pm|priv|mp|pb|prive|md|ozelden|ozel|privado|privato|ucuz|pro gramm|ioe|per gram|piece|stuck|a pop|\d+)';
  marked text;
  found text;
begin
  if said like any (
    '{%jew%,%mus%l%m%,%mosl%m%,%islam%,%christ%,%cristian%,%hristiyan%,%black%,%white%,%schwarz%,%noir%,%negr%,%neri%,%zwart%,%murzyn%,%zenci%,%gay%,%lesb%,%trans%,%homo%,%omosess%,%schwul%,%maric%,%gej%,%escinsel%,%arab%,%arap%,%tur%,'
    '%mexic%,%asia%,%chin%,%cines%,%india%,%indio%,%afri%,%im%igra%,%migrant%,%refug%,%rifug%,%foreign%,%gyps%,%gitan%,%zing%,%zigeun%,%cigan%,%cygan%,%cingene%,%rom%,%rum%,%kurd%,%kurt%,%pole%,%disabl%,%jud%,%jui%,%auslan%,%auslaen%,%flucht%,%russ%,%asyl%,%behind%,%etrang%,%moro%,'
    '%latino%,%extranj%,%ebre%,%stranier%,%alban%,%meridion%,%jod%,%jood%,%buitenl%,%marok%,%vlucht%,%alloch%,%asielz%,%zyd%,%ukrai%,%uchodz%,%niemc%,%ciapat%,%yahudi%,%ermeni%,%suriyeli%,%alevi%,%multeci%}'
  ) then
    -- One sign for all of them keeps the patterns small.
    marked := regexp_replace(said, '\m' || people || '\M', '@', 'g');
  end if;
  if marked like '%@%' then
    found := substring(marked from
      '\m(?:gas|kill|burn|exterminate|hang|shoot|lynch|deport|death to|down with|nuke|bomb|hate|i hate|fuck|slaughter|eradicate) ' || most || '@'
      || '|@ (?:should|must|need to|have to|deserve to|belong|to|will|can|all) (?:\w+ ){0,2}(?:die|burn|gassed?|hang|hanged|shot|dead|killed|exterminated|deported|oven|ovens|camps?|gas|chamber|chambers|eradicated|rot|hell)\M'
      || '|@ (?:are|is|sind|sont|son|sono|zijn|to|sa) (?:\w+ ){0,2}(?:vermin|scum|animals|subhuman|subhumans|rats|trash|filth|filthy|parasites?|cockroaches|dirty|disgusting|inferior|monkeys|apes|garbage|abschaum|ungeziefer|untermenschen|ratten|dreck|affen|mull|parasiten|vermine|animaux|rats|singes|dechets|escoria|ratas|animales|monos|basura|parasitos|bestie|scimmie|feccia|topi|spazzatura|inferiori|parassiti|ongedierte|apen|tuig|uitschot|afval|smiecie|smieci|robactwo|malpy|szczury|scierwa|podludzie|zwierzeta)\M'
      || '|\m(?:dirty|filthy|stinking|stupid|dreckige?r?|scheiss|stinkende?|verdammte|sale|sales|sucio|sucios|puto|putos|asquerosos?|sporco|sporchi|luridi|maledetti|vieze|vuile|smerige|kut|brudny|brudni|smierdzacy|smierdzacych|jebani|pis|kahrolasi) @'
      || '|@ (?:go home|go back|get out|out|not welcome|raus|ab ins|ins|gehoren|verrecken|vergasen|verbrennen|abschieben|an die wand|weg hier|dehors|au four|aux fours|au bucher|rentrez|rentre|au gaz|au camp|fuera|al horno|a la horca|a la hoguera|a la camara|al paredon|fuori|al rogo|ai forni|nei forni|al forno|nelle camere|tornate|torna a|vai via|a casa vostra|aan het gas|aan de galg|de oven in|in de oven|naar de kamers|het land uit|rot op|oprotten|moeten dood|moeten sterven|moeten branden|terug naar|do gazu|do pieca|do piachu|precz|wypad|won|wynocha|out|olsun|gebersin|defolsun|disari|yansin|olmeli|gitsin|asilsin|kahrolsun|yakilmali|kesilmeli)\M'
      || '|\m(?:tod|tot) (?:den|allen|dem|alle) @|\m(?:vergast|verbrennt|totet|hangt|erschiesst|hasse|ich hasse|totet alle|vernichtet|weg mit|nieder mit) ' || most || '@'
      || '|@ (?:\w+ ){0,3}(?:vergast|verbrannt|erschossen|aufgehangt|abgeschoben|getotet|vernichtet|gegast|vergassen)\M'
      || '|\m(?:mort|a mort|a bas|brulez|brulons|gazez|gazons|tuez|tuons|exterminez|pendez|dehors|je hais|je deteste|faut bruler|faut tuer|faut gazer|crevez) ' || most || '@'
      || '|\m(?:muerte|muerte a|maten|matad|matemos|quemad|quemen|quememos|gasead|abajo|odio|fuera|hay que matar|hay que quemar|exterminad) ' || most || '@'
      || '|\m(?:morte|bruciamo|bruciate|uccidiamo|uccidete|gasiamo|gasate|ammazziamo|ammazzate|impiccate|odio|via|fuori|sterminiamo|sterminate|a morte|al rogo) ' || most || '@'
      || '|\m(?:dood aan|vergas|verbrand|vermoord|hang|weg met|ik haat|haat|steek) ' || most || '@ ?(?:op|dood|moeten dood|in brand|af|vergassen|eruit|het land uit)?'
      || '|\m(?:smierc|zabic|zabijmy|spalic|spalmy|gazowac|wybic|wybijmy|jebac|precz z|nienawidze|powiesic|wyrznac|bij|bic) ' || most || '@'
      || '|@ (?:ya |a |e )?(?:olum|oldurun|oldurelim|yakin|yakalim|kesin|keselim|asin|asalim|geber|gebersin|nefret ediyorum|yok edin|defol|yakmak lazim|oldurmek lazim)\M'
    );
    if found is not null then return found; end if;
  end if;

  if said like any ('{%wrist%,%vein%,%arter%,%puls%,%handgel%,%ader%,%poignet%,%vena%,%munec%,%vene%,%pols%,%zyl%,%nadgar%,%bile%,%damar%,%throat%,%kehle%,%gorge%,%gargant%,%gola%,%keel%,%gardl%,%bogaz%,%arme%}') then
    found := substring(said from
      '\m(?:cut|slit|slice|slash|open|split) (?:up |open )?(?:ur|your|yo|those|the|them|both) (?:own )?(?:wrists?|veins?|arter(?:y|ies)|throat)\M'
      || '|\m(?:schneide?|ritze?|schlitze?|offne|mach) (?:dir |euch )?(?:doch |mal |endlich |einfach )*(?:die |deine |den |das |eure )?(?:pulsader\w*|handgelenk\w*|adern|kehle|arme)\M'
      || '|\m(?:ouvre|coupe|taille|tranche|ouvrez|coupez|tailler|ouvrir|couper|trancher) (?:toi |vous |donc |te )*(?:les |tes |le |la |ta )?(?:veines|poignets?|gorge)\M|\mte (?:tailler|ouvrir|couper|trancher) (?:les |la )?(?:veines|poignets|gorge)\M'
      || '|\m(?:cortate|cortar?te|abrete|rajate|corta|cortense|abrir?te) (?:ya )?(?:las |los |tus |la )?(?:venas|munecas|garganta)\M'
      || '|\m(?:tagliati|tagliarti|apriti|aprirti|taglia|tagliatevi|recidi|recidersi) (?:pure )?(?:le |i |la )?(?:tue |tuoi )?(?:vene|polsi|gola)\M'
      || '|\m(?:snij|snijd|snijden|kerf|open|sny) (?:maar )?(?:je|jouw|jullie) (?:eigen )?(?:polsen|aders|pols|keel)\M|\mje (?:polsen|aders|pols|keel) (?:maar )?(?:door|open|doorsnijden|opensnijden)\M'
      || '|\m(?:podetnij|potnij|przetnij|otworz|podciac|pociac|tnij|podetnijcie) (?:sobie |se )?(?:zyly|nadgarst\w*|gardlo)\M'
      || '|\m(?:bileklerini|bilegini|damarlarini|damarini|bogazini) (?:kes|kessene|dogra|kesin|kesip|ac|cizik)\w*\M'
    );
    if found is not null then return found; end if;
  end if;

  if said like any ('{%jump%,%spring%,%wirf%,%schmeiss%,%lanciati%,%gettati%,%camdan%,%saut%,%jett%,%tirate%,%lanzate%,%butta%,%skocz%,%rzuc%,%atla%,"% at",%miss%,%echar%,%mancanza%,%teskn%,%ozle%,%without%,%ohne%,%sans%,%sin%,%senza%,%zonder%,%bez%,%sensiz%,%regrett%,%manque%,%hang%,%pendre%,%strop%,%rope%,%overdos%}') then
    found := substring(said from
      '\m(?:jump|throw yourself|go|walk) (?:\w+ )?(?:in front of|under|into|onto) (?:a |the |some )?(?:train|traffic|bus|truck)\M|\mjump (?:off|from|out of) (?:a |the |your )?(?:roof|building|window|balcony|bridge)\M'
      || '|\m(?:spring|wirf dich|spring doch|spring mal|schmeiss dich) (?:(?:doch|mal|einfach) )?(?:vor den|vor einen|vom|von einem|von der|von einer|aus dem|unter den) (?:zug|dach|hochhaus|balkon|fenster|brucke|haus)\M'
      || '|\m(?:saute|jette toi|jettes toi) (?:\w+ )?(?:par la|du|de la|d un|d une|sous le|sous un|dun|dune|sur les) (?:fenetre|toit|pont|balcon|train|metro|immeuble|rails)\M'
      || '|\m(?:tirate|lanzate|salta) (?:\w+ )?(?:por la|por el|de un|del|desde un|al|a las|debajo del|a la) (?:ventana|balcon|puente|tren|vias|metro|tejado|edificio|via)\M'
      || '|\m(?:buttati|lanciati|gettati) (?:\w+ )?(?:dal|dalla|sotto|da|giu dal|giu da) (?:un |il |la )?(?:balcone|ponte|finestra|treno|tetto|palazzo)\M'
      || '|\mspring (?:\w+ )?(?:voor de|voor een|van het|van een|van de|onder de|uit het) (?:trein|dak|flat|brug|raam|balkon|metro|gebouw)\M'
      || '|\m(?:skocz|rzuc sie|wyskocz) (?:\w+ )?(?:z|pod|przez|na) (?:\w+ )?(?:dachu|okna|mostu|pociag|balkonu|tory|okno|wiezowca|bloku)\M'
      || '|\m(?:kopruden|camdan|balkondan|catidan|binadan|trenin onune|trenin altina) (?:\w+ )?(?:atla|at|atlasana)\M|\mkendini (?:\w+ )?(?:trenin altina|camdan|kopruden|balkondan|asagi) at\M'
      || '|\m(?:nobody|no one|noone) (?:would|will|wud|gonna) (?:even |ever )?(?:miss|notice|care if) (?:you|u)\M|\m(?:world|everyone|life|class) (?:\w+ ){0,4}better (?:off )?without (?:you|u)\M'
      || '|\m(?:niemand|keiner|keine sau) (?:wurde|wird|vermisst) (?:dich |dich eh )?(?:vermissen)?\M(?<=vermissen|vermisst dich |vermisst)|\mbesser ohne dich\M|\m(?:personne|nul) (?:ne )?(?:te regrett\w+|va te regretter|te pleur\w+)\M|\mmieux sans toi\M'
      || '|\mnadie te (?:va a )?(?:echar\w*|extranar\w*|lloraria)\M|\mmejor sin ti\M|\mnessuno (?:sentira|sentirebbe|piangera) (?:la tua mancanza|per te)\M|\mmeglio senza (?:di )?te\M'
      || '|\mniemand (?:zou|zal|gaat) je missen\M|\mbeter (?:af )?zonder (?:jou|je)\M|\mnikt (?:by )?(?:nie )?(?:za toba )?(?:nie )?(?:bedzie )?(?:za toba )?(?:tesknil|tesknic|teskni)\M|\mlepszy bez ciebie\M|\mkimse (?:seni )?ozle(?:mez|meyecek)\M|\msensiz (?:\w+ ){0,2}(?:guzel|iyi)\M'
      || '|\m(?:hang|hange?|hange dich) (?:yourself|urself|dich|je|jezelf) (?:\w+ ){0,2}(?:auf|op|now|already)\M|\m(?:va|allez|tu peux) (?:te |vous )pendre\M|\m(?:kauf|koop|buy|compra|compra una|kup) (?:dir |je |a |een |ein |einen |una |un |sobie )*(?:strick|strop|rope|soga|strop|sznur)\M'
    );
    if found is not null then return found; end if;
  end if;

  if said like any (
    '{%sell%,%buy%,%got some%,%deal%,%hook you%,%hmu%,%plug%,%sale%,%verkauf%,%vert%ck%,%kauf%,%besorg%,%vend%,%achet%,%dispo%,%livre%,%compr%,%consigo%,%paso%,%spaccio%,%procuro%,%verko%,%koop%,%kope%,%sprzed%,%opchn%,%ogarn%,%zalatw%,%kup%,%sati%,%satar%,%satan%,%isteyen%,%lazim%}'
  ) and said ~ ('\m' || deal || '\M') and said ~ ('\m' || drug_clear || '\M') then
    -- Plain words like "erba" and "maria" need an amount or a way to answer.
    found := substring(said from
      '\m' || deal || '\M.{0,20}\m(?:weed|drugs|coke|cocaine|hashish|shrooms|xans?|ecstasy|lsd|vapes?|elf ?bars?|snus|dope|kush|drogen|haschisch|kokain|beuh|drogues?|bedo|porros?|droga|drogas|marihuana|cocaina|hachis|ganja|droghe|spinelli|marijuana|wiet|xtc|hasj|lachgas|jointjes|ziolo|ziola|trawke|marihuane|narkotyki|dragi|amfe|amfetamine|kokaine|hasz|mefedron|blanty|esrar|uyusturucu|bonzai|eroin|ketamine)\M'
      || '|\m(?:weed|wiet|drugs|drogen|esrar|uyusturucu|bonzai|ziolo|trawka|beuh|droga|drogue|xtc|vapes?)\M.{0,12}\m(?:for sale|te koop|kaufen|dispo|satilik|satiyorum|satilir|satarim|satan|na sprzedaz)\M'
    );
    if found is null and said ~ ('\m' || amount || '\M') then
      found := substring(said from '\m' || deal || '\M.{0,16}\m' || drug_clear || '\M|\m' || drug_clear || '\M.{0,12}\m' || deal || '\M');
    end if;
    if found is not null then return found; end if;
  end if;

  if said like any (
    '{%send%,%show%,%gimme%,%give%,%trade%,%pic%,%see%,%flash%,%wearing%,%virgin%,%zeig%,%schick%,%montr%,%envoi%,%ensena%,%muestra%,%manda%,%mostra%,%vedere%,%laat%,%stuur%,%pokaz%,%wyslij%,%goster%,%zuig%,%lik%,%blas%,%lutsch%,%suc%,%chupa%,%ciuccia%,%yala%,%ssij%,%at,"% at %",%lecca%,%lech%,%leche%,%pijp%,%liz%,%hast%,%portes%,%llevas%,%indoss%,%heb je%,%sobie%,%ustunde%,%soyun%,%sleep%,%colo%,%want%,%need%,%post%,%share%,%pasa%,%quiero%,%voglio%,%fammi%,%invia%,%toon%,%wil%,%slij%,%dawaj%,%at,%yolla%,%gonder%,%ciplak%}'
  ) and said like any (
    '{%nood%,%nude%,%newd%,%nudi%,%boob%,%tit%,%breast%,%butt%,%booty%,%ass%,%vag%,%cooch%,%naked%,%bra%,%panties%,%under%,%undies%,%privat%,%feet%,%body%,%dick%,%dik%,%peen%,% pp%,%pee%,%weiner%,%willy%,%nips%,%cleav%,%lewd%,%wearing%,%virgin%,%with me%,%brust%,%busen%,%mops%,%hupen%,%musch%,%arsch%,% po%,%hintern%,%penis%,%pimmel%,%schwanz%,%korper%,%slip%,% bh%,%nackt%,'
    '%drunter%,%untenrum%,%an,%sein%,%nichon%,%nibard%,%lolos%,%fesses%,%cul%,%corps%,%chatte%,%soutif%,%zizi%,%bite%,%teub%,% nu%,%dessous%,%quoi la%,%tet%,%pech%,%seno%,%braga%,%tanga%,%cuerpo%,%pene%,%pito%,%choch%,%cono%,%desnud%,%pack%,%pezon%,%sujeta%,%puesto%,%debajo%,%poppe%,%zinne%,%sedere%,%mutand%,%reggis%,%corpo%,%pisell%,%fi_a%,%chiapp%,%indossi%,%tiet%,%borst%,'
    '%memmen%,%kont%,%billen%,%lichaam%,%piem%,%lul%,%pik%,%kut%,%poes%,%naakt%,%blote%,%je aan%,%cyc%,%pier%,%biust%,%tyl%,%majt%,%cial%,%dup%,%cip%,%fiut%,%siusiak%,%stanik%,%nag%,%sobie%,%meme%,%gogus%,%kalca%,%vucud%,%got%,%kilot%,%sutyen%,%camasir%,%cuk%,%pipi%,%kuku%,%amin%,%ciplak%,%ustunde%,%soyun%,%ball%,%reet%,%cock%,%eier%,%couil%,%chibre%,%queue%,%pija%,%huevos%,'
    '%poll%,%verga%,%rabo%,%ucell%,%uccell%,%palle%,%cazz%,%jaja%,%pale%,%chuja%,%druta%,%tasak%,%yarra%,%yarak%,%sik%,%dasak%,%dassak%,%malafat%}'
  ) then
    found := substring(said from
      '\m(?:send|show|gimme|give|trade|flash|want|wanna see|let me see|see|post|share|need) (?:me |us |us all |to see )?(?:ur|your|yo|some|sum|a|them|those|more|my|the)? ?(?:\w+ )?(?:nood[sz]?|noodes|nude[sz]?|newds|nudies|boob\w*|booba|tit|tits|titt\w*|breasts?|butt|booty|ass|vag|coochie|cooch|coochy|naked|bra|panties|underwear|undies|private ?parts?|privates|feet pics?|body pics?|dick|dik|peen|pp|pee ?pee|weiner|willy|nips|cleavage|lewds?)\M'
      || '|\m(?:what|wat) (?:are|r) (?:you|u) wearing\M|\m(?:are|r) (?:you|u) (?:still )?(?:a )?virgin\M|\m(?:colou?r|kind) (?:is|are|of) (?:ur |your )?(?:underwear|panties|bra)\M|\msleep with me\M'
      || '|\m(?:zeige?|schicke?|zeigt|sende?) (?:mir |uns |mal |bitte |doch )*(?:deinen?|die|ein|paar|von deinen|nackte?)? ?(?:nackte?n? )?(?:titten|bruste?n?|busen|mopse|hupen|muschi|arsch|po|popo|hintern|penis|pimmel|schwanz|korper|unterhose|unterwasche|slip|bh|nackt\w*|nudes)\M|\m(?:was hast du|hast du was) (?:drunter|untenrum|gerade an|drunter an)\M'
      || '|\m(?:montre|montrer|envoie|envoi|envoyer|fais voir|fait voir|montres) (?:moi |nous |un peu )*(?:tes|ton|ta|des|une|un|le|la|les)? ?(?:photos? )?(?:de |d )?(?:tes |ton |ta )?(?:seins?|nichons?|nibards?|lolos|fesses|cul|corps|chatte|culotte|soutif|zizi|bite|teub|boule|boobs|nue?|nues|nudes?|toute nue)\M|\mtu portes quoi (?:dessous|la)\M'
      || '|\m(?:ensena|ensename|ensenanos|muestra|muestrame|muestrales|manda|mandame|pasa|pasame|envia|enviame|dejame ver|quiero ver) (?:\w+ ){0,2}(?:tetas?|tetitas|pechos?|senos?|culo|culito|bragas|tanga|cuerpo desnudo|cuerpo|pene|pito|chocho|cono|vagina|desnud[ao]s?|nudes?|pack|pezones|sujetador)\M|\mque llevas (?:puesto|debajo)\M'
      || '|\m(?:mostrami|mostra|mostraci|fammi vedere|fai vedere|facci vedere|manda|mandami|inviami|voglio vedere|fammi) (?:\w+ ){0,2}(?:tette|seno|seni|poppe|zinne|culo|culetto|sedere|mutande|mutandine|reggiseno|corpo|pisello|pene|figa|fica|nud[aoe]|nudi|nudes?|chiappe)\M|\mcosa indossi\M'
      || '|\m(?:laat|stuur|toon|show|wil) (?:me |mij |eens |maar |even |es )*(?:je|jouw|een|wat)? ?(?:\w+ )?(?:tieten|borsten|memmen|kont|kontje|billen|lichaam|onderbroek|bh|slipje|piemel|lul|pik|kut|kutje|poes|nudes?|naaktfoto\w*|naakt|blote\w*)\M|\mwat heb je aan\M'
      || '|\m(?:pokaz|pokazesz|wyslij|przyslij|dawaj|podeslij|slij) (?:mi |nam |no |swoje |swoj |swoja |jakies |fotke |fotki |zdjecie )*(?:cycki|cyca|cyce|cycuszki|piersi|biust|tylek|tyleczek|majtki|cialo|dupe|dupcie|cipke|cipe|penisa|fiuta|siusiaka|stanik|nago|nagie|nudesy?|nude)\M|\mco masz na sobie\M'
      || '|\m(?:meme|goguslerin|gogus|kalca|vucud|gotun|popo|kilot|sutyen|ic camasir|cuk|pipi|kuku|amin)\w* (?:\w+ )?(?:goster\w*|at|atsana|ac|acsana|gormek|yolla|gorebilir|cek)\M|\mnude? (?:at|yolla|gonder|atsana)\M|\mciplak (?:\w+ )?(?:at|yolla|gonder|foto\w*|resim\w*|poz)\M|\mustunde ne var\M|\msoyun(?:sana)?\M(?= (?:bana|hadi|lan|benim)|$)'
      || '|\m(?:zuig|lik|pijp|likken|zuigen|lick|suck|lutsche?|lutscht|lecke?|blas|suce|suces|sucer|leche|lecher|chupa|chupame|chupen|lame|lameme|ciuccia|ciucciami|succhia|succhiami|lecca|leccami|ssij|possij|liz|polizaj|obciagnij) (?:aan |an |mal |doch |mi |me )*(?:mijn|me|mn|my|meinen?|mon|ma|mes|mi|mis|il|la|il mio|la mia|le mie|mojego|moja|moj|mi|el|los|las|mij)? ?(?:lul|pik|piemel|ballen|kut|reet|kont|dick|cock|balls|ass|pp|schwanz|eier|pimmel|arsch|muschi|zizi|teub|couilles|chibre|queue|bite|cul|pito|pija|huevos|polla|verga|rabo|cono|culo|pisello|uccello|palle|cazzo|figa|fica|fiuta|jaja|kutasa|pale|chuja|druta)\M'
      || '|\m(?:tasak|yarrag|sik|cuk|gotum|yarak|malafat|dasak|dassak)\w* (?:yala|em|ye|ag[iz]\w*|opsene)\M'
    );
    if found is not null then return found; end if;
  end if;
  return null;
end $$;

-- A request to meet outside of the game.
create function private.meeting_in(line text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  meet constant text :=
    '(?:meet|meeting|meet ?up|hang ?out|link up|hang|see (?:you|u|each other)|treffen|treff|trefft|triff|sehen|abhangen|wiedersehen|se voit|se voir|se retrouve|se retrouver|rencontr\w+|retrouv\w+|voir|rendez ?vous|rdv|rejoins|quedamos|quedar|quedemos|nos vemos|vernos|veamos|veo|conocernos|conocerte|encontr\w+|juntarnos|juntamos|verte'
    '|vediamo|vederci|vedersi|incontr\w+|becchiamo|beccarci|troviamo|trovarci|conoscerci|vederti|afspreken|ontmoeten|zien|meeten|spreken we af|spreek|chillen|spotka\w+|zobacz\w+|spotyk\w+|ustawmy|poznajmy|widzimy|bulus\w*|gorus\w*|goruselim|tanis\w*|takil\w*)';
  real constant text :=
    '(?:irl|in real life|in person|for real|face to face|offline|in the real world|in echt|im echten leben|in wirklichkeit|real life|im real life|personlich|en vrai|dans la vraie vie|en personne|pour de vrai|dans la vie reelle|en persona|en la vida real|cara a cara|de verdad|en vivo|dal vivo|di persona|nella vita reale|nella realta|faccia a faccia|per davvero|in het echt|in het echte leven|in t echt|in levende lijve|na zywo|w realu|w rzeczywistosci|naprawde|na serio|w prawdziwym zyciu|twarza w twarz|osobiscie|gercekte|gercek hayatta|yuz yuze|disarida|canli canli)';
  place constant text :=
    '(?:mall|cinema|movie theater|movies|mcdonalds?|mcd|mcdo|mcdonald s|starbucks|kfc|burger king|skate ?park|bus stop|train station|playground|my house|ur house|your house|my place|ur place|your place|my home|after school|school gates?|shopping cent(?:er|re)|kino|bahnhof|einkaufszentrum|spielplatz|bushaltestelle|haltestelle|nach der schule|schwimmbad|freibad|bei mir|zu hause|eisdiele|innenstadt|cine|gare|centre commercial|chez moi|chez toi|arret de bus|apres les cours|apres l ecole|piscine|centro comercial|cine|mi casa|tu casa|estacion|parada|despues de clase|polideportivo|piazza|centro commerciale|stazione|casa mia|casa tua|dopo scuola|fermata|oratorio|parchetto|winkelcentrum|bioscoop|station|speeltuin|bushalte|mijn huis|bij mij|na school|hema|galeri\w*|kinie|kina|kinem|dworc\w*|przystank\w*|po szkole|po lekcjach|u mnie|u ciebie|centrum handlow\w*|placu zabaw|avm\w*|sinema\w*|istasyon\w*|okul cikisi\w*|okuldan sonra|bizim ev\w*|sizin ev\w*|parkta|durakta|metroda|kafede)';
  day constant text :=
    '(?:today|tonight|tomorrow|tmrw|tmr|saturday|sunday|monday|tuesday|wednesday|thursday|friday|weekend|heute|morgen|samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|wochenende|ce soir|demain|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|manana|hoy|sabado|domingo|lunes|martes|miercoles|jueves|viernes|finde|oggi|domani|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|vandaag|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|dzis|dzisiaj|jutro|sobote|niedziele|poniedzialek|wtorek|srode|czwartek|piatek|bugun|yarin|cumartesi|pazar|pazartesi|sali|carsamba|persembe|cuma|haftasonu|hafta sonu|\d{1,2}(?::\d\d)? ?(?:pm|uhr|h|uur)|alle \d+|a las \d+|o \d{1,2}|um \d+|om \d+|at \d{1,2})';
  flat text;
begin
  if not line like any (
    '{%meet%,%hang%,%link%,%see%,%tref%,%trif%,%sehen%,%voi%,%rencontr%,%retrouv%,%rendez%,%rdv%,%rejoin%,%qued%,%vemos%,%vern%,%veamos%,%conoc%,%encontr%,%junta%,%ved%,%incontr%,%becc%,%trov%,%conosc%,%afspre%,%ontmoet%,%zien%,%spreek%,%spreken%,%chill%,%spot%,%zobacz%,%ustaw%,%pozna%,%widz%,%bulus%,%gorus%,%tanis%,%takil%,%come%,%komm%,%viens%,%ven %,%vieni%,%kom %,%przyj%,%gel%,%wpad%}'
  ) or not line like any (
    '{%irl%,%real%,%person%,%face%,%offline%,%echt%,%wirklich%,%vrai%,%cara a%,%verdad%,%vivo%,%davvero%,%faccia%,%levende%,%zywo%,%rzeczyw%,%naprawde%,%serio%,%prawdz%,%twarz%,%osobi%,%gercek%,%yuz yuz%,%disari%,%canli%,%mall%,%cinema%,%movie%,%mcd%,%starb%,%kfc%,%burger%,%park%,%stop%,%station%,%playgr%,%house%,%place%,%home%,%school%,%shopping%,%kino%,%bahnhof%,%einkauf%,%spielpl%,%haltest%,'
    '%schule%,%bad%,%bei mir%,%zu mir%,%hause%,%eisd%,%innenst%,%cine%,%gare%,%centr%,%chez%,%arret%,%apres%,%piscine%,%casa%,%estacion%,%parada%,%clase%,%polidep%,%piazza%,%stazione%,%scuola%,%fermata%,%orator%,%parc%,%parq%,%winkel%,%bios%,%speelt%,%bush%,%huis%,%bij mij%,%hema%,%galer%,%kin%,%dwor%,%przyst%,%szkol%,%lekcj%,%mnie%,%ciebie%,%placu%,%avm%,%sinem%,%istas%,%okul%,%ev%,%bize%,'
    '%bana%,%durak%,%metro%,%kafe%,%mine%,%besuchen%,%da me%,%day%,%tomor%,%tmr%,%weekend%,%night%,%can we%,%konnen wir%,%on peut%,%podemos%,%possiamo%,%kunnen we%,%mozemy%}'
  ) then return null; end if;
  flat := translate(line, '-,!?().', '       ');
  flat := regexp_replace(flat, ' +', ' ', 'g');
  if flat ~ '\m(?:game|ingame|map|lobby|level|server|minecraft|roblox|fortnite|im spiel|karte|spiel|jeu|carte|niveau|juego|mapa|partida|nivel|gioco|mappa|livello|partita|spelletje|spel|kaart|gra|grze|gry|mapie|poziom\w*|oyun\w*|harita\w*|film|movie|dream|concert|zoo|teacher|mum|mom|grandma|oma|opa)\M' and flat !~ ('\m' || real || '\M') then
    return null;
  end if;
  flat := regexp_replace(regexp_replace(regexp_replace(flat, '\m' || real || '\M', '&', 'g'), '\m' || place || '\M', '@', 'g'), '\m' || day || '\M', '%', 'g');
  return substring(flat from
      '\m' || meet || '\M.{0,40}&|&.{0,40}\m' || meet || '\M'
      || '|\m(?:rdv|rendez vous|willst du|te espero|lets|let us|let s|can we|could we|should we|shall we|wanna|want to|we should|we could|meet me|i want to|we can|u wanna|you wanna|wollen wir|sollen wir|konnen wir|lass|lasst uns|lass uns|wir konnten|wir konnen|treffen wir|on peut|on pourrait|tu veux|on se|veux tu|ca te dit|podemos|quieres|quedamos|nos vemos|te apetece|puedes|vuoi|possiamo|ti va|ci vediamo|ci becchiamo|vediamoci|incontriamoci|troviamoci|zullen we|kunnen we|wil je|gaan we|laten we|spotkajmy|spotkamy|mozemy|chcesz|moze|widzimy|ustawmy|hadi|bulusalim|gorusalim|goruselim|bulusabilir)\M.{0,40}(?:@|(?:the |im |am |in |au |en el |al |nel |in het |w |bei )(?:park|parc|parque|parco|parku)\M.{0,30}%|%.{0,20}(?:the |im |am |in |au |en el |al |nel |in het |w )(?:park|parc|parque|parco|parku)\M)'
      || '|\m(?:bulusalim|goruselim|bulusabilir|gorusebilir|bulusmak|takilalim)\M.{0,20}@|@.{0,24}\m(?:bulusalim|goruselim|bulusabilir\w*|bulusur\w*|bulusmak|takilalim|gel)\M'
      || '|\m(?:come|come over) (?:over )?(?:to )?(?:@|(?:my|mine|our) (?:house|place|home|flat|apartment|crib|yard)\M)|\mcome over (?:to )?(?:mine|my)\M|\mkomm (?:doch |mal |heute |morgen |einfach |% )*(?:zu mir|@ vorbei|mich besuchen)|\mviens (?:\w+ )?(?:@|chez nous)|\mven(?:te)? (?:\w+ )?(?:a @|a casa)|\mvieni (?:\w+ )?(?:a @|da me)|\mkom (?:\w+ )?(?:naar @|@|naar mij toe)|\m(?:przyjdz|wpadnij|wpadaj|przyjedz) (?:\w+ )?(?:do mnie|do mojego domu)\M|\m(?:evime|bize) gel(?:sene|ir misin)?\M'
      || '|\m(?:wo|where|ou|donde|dove|waar|gdzie|nerede) (?:can we|konnen wir|on peut|podemos|possiamo|kunnen we|mozemy) (?:uns )?(?:meet|treffen|se voir|vernos|vederci|afspreken|sie spotkac)\M'
      || '|\m(?:lets meet|can we meet|wanna meet|want to meet|meet up) (?:up )?(?:@|%)'
    );
end $$;

-- A request to talk somewhere else.
create function private.moving_in(line text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  app constant text :=
    '(?:whats ?app?\w{0,4}|wapp|wha?tsapp|wattsapp|watsapp?\w{0,3}|wsp|whatsap|telegram\w{0,4}|tele?gram|messenger\w{0,4}|discord\w{0,4}|disc|dc|snap|snapchat\w{0,4}|snapa|snapie|insta|instagram\w{0,4}|insta(?:ya|dan|da|ie)|signal\w{0,3}|kik|skype\w{0,3}|viber\w{0,3}|wechat|facetime|zoom|messenge|threema|facebook\w{0,3}|fb|tiktok\w{0,3}|teamspeak|ts3|wapps|appje|omegle|whats)';
  flat text;
begin
  if not line like any (
    '{%whats%,%wapp%,%watsap%,%wattsap%,%wsp%,%gram%,%messeng%,%disc%,%dc%,%snap%,%insta%,%signal%,%kik%,%skype%,%viber%,%wechat%,%facet%,%zoom%,%threema%,%faceb%,%fb%,%tiktok%,%teamsp%,%omegle%}'
  ) then return null; end if;
  flat := translate(line, '-,!?().:', '        ');
  flat := regexp_replace(flat, ' +', ' ', 'g');
  flat := regexp_replace(flat, '\m' || app || '\M', '@', 'g');
  return substring(flat from
      '\m(?:come|go|switch|move|hop|swap|get|jump|continue|talk|chat|speak|text|write|call|dm|pm|msg|message|reach|find|join|meet|join me|join us|join my|lets use|use)\M(?: \w+){0,3}? (?:to|on|onto|over to|via|through|in|my|our|the|thru|a) (?:my |our |the |ur |your )?@'
      || '|\m(?:do (?:you|u) have|you got|u got|have (?:you|u) got|(?:you|u) have|got|anyone got|who has|whos got|whats your|whats ur|gimme ur|give me your|drop ur|drop your|lets use|use|join my|join our|join the) (?:a |an |any |ur |your )?@'
      || '|\m(?:komm|kommt|kommst|geh|gehen|gehn|wechsel\w*|schreib\w*|schreiben|reden|lass|lasst|weiter|treffen|wollen wir|sollen wir|ruf\w*|quatschen|chatten|zocken und reden|besser|lieber)\M(?: \w+){0,4}? (?:auf|zu|uber|per|in|via|bei|nach|aufs) (?:meinen? |unseren? |den )?@'
      || '|\m(?:auf|uber|per|via|bei|in) @ (?:\w+ ){0,2}(?:weiter\w*|schreiben|reden|quatschen|chatten|labern|kommen|gehen|wechseln|treffen|da)\M|\m(?:hast du|habt ihr|hat (?:wer|jemand)|haste|hasch du|gib (?:mir )?dein|gib mal dein|wie ist dein|wie heisst du (?:auf|bei)) (?:auch |denn |ein |kein )?@'
      || '|\m(?:viens|venez|vient|on va|on parle|parle|parler|parlons|passe|passons|passer|on passe|va|allons|continue|continuer|continuons|on continue|rejoins|rejoignez|discute|discuter|on discute|ecris|appelle|contacte|rdv|plutot)\M(?: \w+){0,3}? (?:sur|par|via|a|dans|mon|le) (?:mon |le |notre )?@|\m(?:t as|tas|tu as|vous avez|as tu|ta|ya qui sur|donne ton|donne moi ton|cest quoi ton) (?:un |le )?@'
      || '|\m(?:ven|vente|venid|vamos|vamonos|pasate|pasamos|pasemos|pasa|pasar|hablamos|hablemos|hablar|hablame|seguimos|sigamos|seguir|continuamos|vayamos|escribe|escribeme|escribime|charlamos|metete|unete|mejor|cambiemos|entra|anda)\M(?: \w+){0,3}? (?:a|al|por|en|de|mi|via) (?:mi |el |nuestro )?@|\m(?:tienes|teneis|tenes|pasame tu|pasa tu|dame tu|cual es tu|alguien tiene|das tu|me das tu) @'
      || '|\m(?:vieni|venite|andiamo|passa|passiamo|passate|spostiamoci|parliamo|parliamone|continuiamo|scrivimi|scriviamoci|sentiamoci|ci sentiamo|chattiamo|entra|entrate|contattami|meglio|parlare|trasferiamoci|chiamami)\M(?: \w+){0,3}? (?:su|sul|via|per|con|in|a|nel|al) (?:mio |il |nostro )?@|\m(?:hai|avete|ce l hai|dammi|mi dai|qual e|passami) (?:il |il tuo |tuo )?@'
      || '|\m(?:kom|komen|ga|gaan|praten|praat|verder|stap|app|stuur|overstappen|laten we|zullen we|bel|spreken|join|kletsen|typ|chatten|beter)\M(?: \w+){0,4}? (?:naar|op|via|in|over) (?:mijn |de |onze )?@|\mop @ (?:\w+ ){0,2}(?:verder|praten|kletsen|chatten|gaan|bellen)\M|\m(?:heb je|heb jij|hebben jullie|heeft iemand|geef je|wat is je|mag ik je) (?:ook |een )?@'
      || '|\m(?:przejdzmy|przejdz|przechodzimy|chodz|chodzcie|chodzmy|wejdz|wbij|wbijaj|wbijaj|wbijajcie|wpadaj|wpadnij|pogadajmy|pogadamy|gadajmy|napisz|pisz|piszmy|zadzwon|idziemy|lepiej|dolacz|popiszmy|popisac|pogadac|spotkajmy sie)\M(?: \w+){0,3}? (?:na|przez|do|w|po) (?:moj |moim |mojego |naszego )?@|\m(?:masz|macie|kto ma|ktos ma|daj|podaj|jaki masz) (?:moze |swojego |swoj |jakiegos )?@'
      || '|@ ?(?:tan|ten|dan|den|a|e|ta|da|uzerinden|ya|ye|dan mi|i)?(?: \w+){0,2}? (?:devam|gel|gelsene|gelin|gecelim|gec|gecin|konusalim|konus|konusuruz|yaz|yazsana|yazis\w*|yazalim|gorus\w*|bulus\w*|katil|ara|var mi|varmi|ver|versene|kullaniyor musun|adresin|ekle)\M'
    );
end $$;

revoke execute on function
  private.without_calm_words(text), private.blocked_request(text), private.meeting_in(text), private.moving_in(text)
from public;
