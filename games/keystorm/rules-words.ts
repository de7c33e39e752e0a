export type WordLists = Readonly<Record<number, string>>;

/** The words that fall, by their number of letters, chosen for this game. */
const LISTS: WordLists = {
  3: `air ant arm art axe bag bat bed bee big box bus cap car cat cow cup cut day dog dot dry ear egg elf end eye fan
    far fig fin fly fog fox fun gap gum hat hay hen hop hot hut ice ink jam jar jet jog joy jug key kid kit lap leg
    lid log map mix mud mug nap net new nod nut oak oar oat old owl own pan pea pen pet pie pig pin pop pot pup ram
    red rim row rug run sad sea sky sun tap tea ten tin tip toe top toy tub urn use van vet wax web wet win yak yam
    yes zip zoo`,
  4: `acid acre baby back ball band barn bath bear belt bird bold bone boot bowl bush calm camp cart cave city clay
    coin cook corn crow cube dark date deck desk dice dive door draw drop duck dune dust east echo edge even face
    fern fire flag fork frog gate gift glue goat golf good gown half harp head heat hive horn iron jazz joke kelp
    kind kite kiwi lake lawn leaf line lion loaf loom maze mint mole moss moth nest nine note onyx open pace pail
    path peak pine plan plum pony quay raft rain reef rice road root rope ruby sail sand seed shoe snow soap star
    swan team tent tile town tree twig unit vest view wave wind wing wood wool yarn year zinc`,
  5: `acorn actor album apple arrow bacon baker beach birch blaze board bread brook cabin candy cedar chalk chess
    chime clock clown coral crown dance diary ditch dozen drift eagle earth empty equal fable fairy fence field flock
    flute forge fruit glass globe goose grass guard habit hatch heart hedge honey hotel igloo inlet jelly jolly juice
    jumbo knife label large latch layer level linen llama lunar magic maple medal metal mouse night noble novel olive
    opera order owner panda party pasta pearl piano pizza plaza proud quack quick quiet radio raven ridge robin round
    salad scarf scout shark shelf shore slide snail spice sport stamp stone storm sugar sweet table thorn toast torch
    tower trail tulip under unzip urban video voice wagon waltz water wheat white yacht youth`,
  6: `action almond animal answer artist badger bakery banana beacon beaver bottle branch bridge bubble bucket button
    camera candle carpet carrot cavern cheese cherry circus clover coffee cotton cousin dancer dinner dragon editor
    empire engine escape fabric family figure finger folder fossil friend galaxy garage garlic ginger glider guitar
    helmet hiking insect island jigsaw junior kettle ladder laptop legend letter lizard magnet market meadow minute
    mitten moment muffin museum nature number nutmeg office orchid oyster palace parade pebble people pepper pigeon
    pirate planet poetry potato puppet quaint quarry rabbit radish random record ribbon ripple saddle salmon season
    shadow silver sketch soccer spiral square squash statue string summer supper tablet temple ticket timber travel
    turkey turnip unfold upward valley velvet violet voyage walrus wander window winner wizard writer yellow zigzag`,
  7: `academy account acrobat airport antenna apricot archery avocado balloon bedroom blanket blossom bowling bramble
    brother buffalo cabinet captain caramel ceiling century chapter chicken citizen climber cluster coaster concert
    costume cottage country crystal cupcake curtain dolphin drawing eclipse elastic example explore factory feather
    firefly fishing flannel freedom gallery giraffe glacier grammar gravity habitat hammock history holiday horizon
    iceberg insight jasmine journal journey kitchen lantern laundry library lobster lullaby machine mailbox mammoth
    mineral monster mustard mystery natural notepad octopus orchard origami ostrich package paddock painter parsley
    passage pasture pattern penguin picture popcorn pottery pretzel program pumpkin pyramid quarter quickly raccoon
    redwood reptile rooster sandbox satchel scholar science seaside shelter silence skating sparrow station sunrise
    teacher tornado tractor traffic trumpet twinkle unicorn vanilla variety vinegar volcano voyager walking weekend
    whisper whistle`,
  8: `aardvark accident activity airplane alphabet aquarium backpack bathroom birthday bluebell bookcase boundary
    building calendar campfire carnival cheerful children cinnamon computer cucumber daffodil daughter daylight
    diameter dinosaur discover distance doorbell doughnut duckling eggplant elephant envelope exercise festival
    fireside football fountain fraction friendly gardener geometry goldfish graceful grateful handmade hedgehog
    hospital industry inventor kangaroo keyboard ladybird language laughter lavender lemonade lifeboat magician
    mahogany marathon medicine midnight mongoose mountain mushroom musician necklace notebook november nutshell
    observer opposite ordinary painting paradise passport peaceful platform playtime porridge postcard princess
    quantity question railroad raindrop reindeer riverbed sandwich saturday scissors seahorse seashell sentence
    shoelace skeleton snowball solution splendid squirrel stairway starfish starling sunlight swimming teaspoon
    together tomorrow treasure triangle tricycle trombone umbrella universe vacation vineyard wardrobe waterway
    whirling wildlife windmill woodland workshop yearbook yourself zeppelin`,
  9: `adventure alligator astronaut avalanche badminton beekeeper blueprint breakfast briefcase butterfly cafeteria
    celebrate character chocolate classroom clockwork community continent crocodile dandelion detective direction
    discovery dragonfly education elaborate equipment evergreen excellent fireplace fireworks flowerpot fragrance
    geography harmonica hurricane important invention jellyfish knowledge landscape limestone livestock migration
    moonlight narrative newspaper nightfall orchestra panoramic parachute pendulums pineapple porcupine pronounce
    quotation raspberry rectangle saxophone schoolbag scientist sculpture seventeen snowflake spaghetti stopwatch
    submarine sunflower telescope tradition turquoise underline vegetable waterfall whirlpool xylophone yesterday`,
  10: `absolutely appreciate automobile background basketball blackberry blacksmith calculator chimpanzee collection
    comparison crossroads dictionary earthquake electrical everything expedition experiment fascinated fingertips
    flashlight footprints friendship generation grapefruit greenhouse helicopter historical horizontal hypothesis
    imaginable instrument laboratory lighthouse literature locomotive microscope millennium motorcycle nightshade
    peppermint percentage photograph playground population rainforest reflection rhinoceros scoreboard skateboard
    snowmobile strawberry sunglasses technology television thermostat thunderous toothbrush trampoline triangular
    understand university vegetarian volleyball watermelon wheelchair wilderness woodpecker`,
};

/** The words of so many letters, 3 to 10, in alphabetical order. */
export const readLists = (lists: WordLists): readonly (readonly string[])[] =>
  Array.from({ length: 11 }, (_, letters) => (lists[letters] ?? "").split(/\s+/).filter((word) => word !== ""));

export const WORDS = readLists(LISTS);
