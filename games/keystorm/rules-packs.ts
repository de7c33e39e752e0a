import { readLists, WORDS, type WordLists } from "./rules-words.ts";

/** German words without umlauts, by their number of letters: the rules know the letters a to z. */
const GERMAN: WordLists = {
  3: `aal alt arm art ast axt bad bar bau bus eis elf erz fee gut hai heu hof hut ich ihr ins kuh lob los mai mut nah
    neu not ohr ort rad rat rot see tag tal tau tee ton tor typ uhr uhu wal weg zeh zoo zug`,
  4: `adel affe arzt bach ball bart bett bild blei burg dach duft eins elch fass fell film frau gast glas grau haar
    heft held hemd hirt horn hund jahr kalt kino knie koch korn kuss laub lied loch maus mund nase obst oper park
    rabe rand reis rose satz sieb spur tanz turm ufer vase warm welt wort zaun zeit`,
  5: `abend adler amsel augen beere blatt blume bohne brief engel ernte fahne farbe feier forst frost ganze gerne
    glied hafen halle hebel insel junge kamel katze kerze knopf kranz krone linie lotse mappe milch monat nadel orgel
    pause pfeil radio regal rinde ruder sache schal segel sonne stamm stirn stoff suppe tanne tinte trick tulpe wagen
    watte wespe wolke wurst`,
  6: `abends absatz allein anfang arbeit balkon becher beginn besuch butter daumen dorsch eichel erbsen feiern ferien
    finger freund garten geheim glocke gurken herzen himmel hummel jasmin kaktus kapsel kessel kirche koffer krabbe
    krokus lagune lehrer letzte magnet marmor messer oliven palast pfanne pinsel puppen reifen reisen rollen schatz
    schule silber spinne steine teller tomate tunnel urwald waffel winter wurzel zettel`,
  7: `antwort ausflug bahnhof bergsee brunnen dichter drachen dreirad drossel elefant fahrrad feldweg fenchel fenster
    flasche flocken forelle freunde gedicht giraffe glocken hamster kamille kapitel karotte kellner klavier klingel
    kolibri kompass libelle limette malerei melonen mineral nachbar notizen oktober orangen pelikan pflanze polster
    pudding regatta samstag sandale schrank spatzen spinnen stachel stiefel telefon toaster tomaten trommel turnier
    vorhang walnuss wohnung zahnrad`,
  8: `akademie aquarium ausdruck badehose bergwerk birnbaum dromedar eidechse eisblume erdbeere faultier feldmaus
    flamingo forscher freiheit geschenk handtuch haustier himbeere holunder holzhaus holzofen kalender klettern
    kochtopf konzerte krokodil laubbaum lehrerin libellen limonade luftpost magneten maulwurf musikant notebook
    ohrringe pelikane planeten quadrate quartett rasierer reisebus rucksack sandalen schatten schaukel schlange
    schnecke schulhof schwalbe seerosen seestern springen trompete veilchen werkzeug windrose winzling zeichnen`,
  9: `abenteuer adlerauge apfelbaum baumkrone bleistift bootssteg edelstein eiswaffel entdecker federbett feldhasen
    feldsalat flughafen flussufer fotoalbum goldfisch haselmaus haselnuss kaninchen kartoffel kastanien klassiker
    kokosnuss mandarine marmelade melodisch mondlicht nachricht nebelhorn obstsalat orchester osterhase postkarte
    projektor regenwurm schlitten schulbuch segelboot sommertag sonnenhut spielzeug steinbock steinpilz taucherin
    trampolin trompeter turnhalle turnschuh unterholz vogelnest waldbeere waldboden wanderweg wasserrad wegweiser
    wochentag wohnwagen wolkenlos zauberhut zeltplatz`,
  10: `abendessen ahornblatt ameisenbau bibliothek blaubeeren blumenbeet buchhandel butterbrot dompfaffen feuerstein
    fischotter flussdelta freundlich frikadelle gartenhaus gartenzaun geschichte gurkenbeet gurkenglas haltepunkt
    handwerker himmelblau katzenauge kinderbuch kirschbaum lagerfeuer laubfrosch leuchtturm luftballon magnetisch
    meeresluft mineralien mondschein nachbarort nachmittag nachtigall obstkuchen papierboot pfadfinder regenbogen
    rosenbusch salzwasser sandkasten sandstrand schneeball schokolade spielkarte sternwarte strandball strandkorb
    taschenuhr tropenholz unterricht wasserfall wassermann wetterhahn wettlaufen windstille wolkenburg wunderbaum`,
};

/** Words of programming languages and of those who write them. */
const CODE: WordLists = {
  3: `add all and api app arg bit box bug cmd col csv def del dim dir doc dot end env err fix fun get git hex inc int
    lan lib max min mod new nil not num old out pop put raw ref row set sin sub svg tab tag tar tcp top try udp use
    val var xml xor`,
  4: `args atob base bind blob boot case cast chip cron date diff docs down enum eval exit fill flex font func grep
    help hook html init java jump last left load lock loop math mock name pack page ping post prod push race read
    rule rust scan send slot sort stop sync then this time trim type user wait wasm`,
  5: `abort admin alert apply async begin break bytes cache class click cloud color const debug draft email equal
    every field flags float front group hosts infix input joins large limit lower macro merge mutex never order panic
    paste patch proxy queue raise react regex route scope setup short solve spawn start store table token trait under
    until usage vault while`,
  6: `accept access active assign backup border buffer bypass canvas commit cookie define deploy docker elixir encode
    entity expect factor filter format github height import insert keypad launch letter locale lookup minify mobile
    native offset opcode output pascal pixels policy python reader region remote rename return router schema search
    sender shadow socket splice string submit suffix system thread toggle update vector`,
  7: `address android average barrier boolean cascade cluster command comment control convert dataset default desktop
    element encrypt execute feature fixture foreach generic graphql history indexed inherit integer isolate jupyter
    license literal mapping migrate mockups network numeric opacity padding pattern pending primary process program
    project protect rebuild refresh release reserve reverse runtime scratch section sidebar snippet storage testing
    texture tracker upgrade version`,
  8: `abstract accessor adaptive assembly autosave bookmark callback checkbox checksum constant continue database
    deadlock decorate disabled distinct download embedded equality explicit fallback filename floating fragment
    function graphics headless increase internal iterator lifetime loopback matching minifier modifier navigate
    nullable observer optional password platform postgres previous property realtime redirect refactor renderer
    resource response scaffold security simplify software subclass template terminal tutorial unittest validate`,
  9: `algorithm allocator alternate anonymous assertion authorize bandwidth benchmark bootstrap clipboard collision
    condition connector construct coroutine dashboard deprecate directory emulation exception extension flowchart
    generator hyperlink immutable increment inference interface invariant iteration microchip multicast namespace
    objective overwrite partition predicate primitive procedure publisher quicksort recursive reference registers
    replicate scheduler semicolon signature snapshots statement structure subdomain telemetry threshold timestamp
    transform translate typecheck unhandled validator`,
  10: `annotation appearance assignment breakpoint checkpoint classifier comparator compositor compressor connection
    constraint conversion coordinate declarator descriptor destructor diagnostic dispatcher distribute downstream
    encryption equivalent expression filesystem flowcharts generation hypervisor identifier inequality initialize
    javascript kubernetes linkedlist migrations monitoring multiplier normalizer obfuscator objectives overridden
    parameters polynomial precompile predicates primitives processing quaternion recompiled refactored references
    responsive scaffolded simulation statistics storyboard templating transition typescript underscore validation`,
};

/** The words of each mode of the game, in their order. */
export const PACKS: readonly { id: string; words: readonly (readonly string[])[] }[] = [
  { id: "", words: WORDS },
  { id: "german", words: readLists(GERMAN) },
  { id: "code", words: readLists(CODE) },
];

/** The place of a mode among the packs. An unknown one is the first. */
export const packOf = (variant: string): number =>
  Math.max(
    0,
    PACKS.findIndex(({ id }) => id === variant),
  );
