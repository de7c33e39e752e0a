/** The words that fall, by their number of letters, chosen for this game. */
const LISTS: Readonly<Record<number, string>> = {
  3: `air ant arm art axe bag bat bed bee big box bus cap car cat cow cup cut day dog dot dry ear egg elf end eye fan
    far fig fin fly fog fox fun gap gum hat hay hen hop hot hut ice ink jam jar jet jog joy jug key kid kit lap leg
    lid log map mix mud mug nap net new nod nut oak oar oat old owl own pan pea pen pet pie pig pin pop pot pup ram
    red rim row rug run sad sea sky sun tap tea ten tin tip toe top toy tub urn use van vet wax web wet win yak yam
    yes zip zoo`,
  4: `acid acre aunt baby back bake ball band bark barn bath bean bear bell belt bird boat bold bone book boot bowl
    bulb bush cake calm camp card cart cave chef city clay coat coin cold cook corn crab crow cube curl dark date
    dawn deck deer desk dice dish dive door down draw drop drum duck dune dust each east easy echo edge epic even
    face farm fern fire fish flag foam fork frog game gate gift glow glue goat gold golf gong good gown grin half
    harp hawk head heat hill hive hood horn iron item jazz joke jump kelp kind king kite kiwi knot lake lamp lawn
    leaf lime line lion list loaf loom luck maze milk mint mole moon moss moth name nest nine nose note oboe onyx
    open oven pace pail park path peak pear pine pink plan plum pond pony quay quiz raft rain reed reef rice ring
    road roof root rope rose ruby sail salt sand seed ship shoe silk snow soap soup star swan tail team tent tide
    tile toad town tree tuba twig unit vase vest view vine wave west wind wing wolf wood wool yard yarn year
    zero zinc zone`,
  5: `acorn actor alarm album apple apron arrow atlas bacon badge baker basil beach berry birch blaze blend board
    brain bread brick brook brush cabin camel candy canoe cedar chair chalk chess chest chime cliff clock cloud
    clown comet coral crane crown daisy dance delta diary ditch dough dozen dream drift eager eagle early earth
    elbow empty enjoy equal extra fable fairy feast fence ferry field flame flock flour flute focus forge frost
    fruit giant glass globe glove goose grape grass green guard guide habit happy hatch hazel heart hedge hello
    honey horse hotel house igloo index inlet ivory jelly jewel jolly judge juice jumbo kayak knife koala label
    ladle large laser latch laugh layer lemon level light linen llama lucky lunar lunch magic mango maple march
    medal melon metal model mouse music night noble north novel ocean olive onion opera orbit order otter owner
    paint panda paper party pasta peach pearl phone piano pilot pizza plant plaza poppy proud quack queen quick
    quiet quilt radio ranch raven ready ridge river robin robot round royal salad sauce scarf scout shade shark
    sheep shelf shell shore skate slide smile snail spark spice spoon sport stamp steam stone storm story sugar
    swamp sweet swift table teach thorn tiger toast topic torch tower track trail train tulip twist under union
    unzip upper urban valid video vivid voice wagon waist waltz watch water whale wheat wheel white world yacht
    young youth zebra`,
  6: `action almond anchor animal answer arctic artist autumn badger bakery ballet banana basket beacon beaver beetle
    bottle branch breeze bridge bronze bubble bucket butter button cactus camera candle canyon carpet carrot castle
    cavern cellar cheese cherry circle circus clever clover coffee copper cotton cousin crayon dancer desert dinner
    dragon drawer editor eleven empire engine enough escape fabric falcon family farmer figure finger flower folder
    forest fossil friend frozen galaxy garage garden garlic gentle ginger glider gopher guitar hammer helmet hiking
    hockey insect island jacket jigsaw jungle junior kettle kitten ladder lagoon laptop legend lesson letter lizard
    locket magnet marble market meadow melody minute mirror mitten moment monkey muffin museum napkin nature needle
    number nutmeg object office orange orchid oyster paddle palace parade parrot pebble pencil people pepper picnic
    pigeon pillow pirate planet pocket poetry potato puddle puppet puzzle quaint quarry quiver rabbit racket radish
    random reason record ribbon riddle ripple rocket saddle salmon school season secret shadow silver simple sketch
    soccer spider spiral spring square squash stable statue stream string summer sunset supper tablet talent temple
    tennis ticket timber tomato travel tunnel turkey turnip turtle unfold upward useful valley vanish velvet violet
    violin voyage walnut walrus wander weaver window winner winter wizard wonder writer yellow yogurt zigzag zipper`,
  7: `academy account acrobat airport amazing antenna apricot archery avocado balance balloon bedroom blanket blossom
    bonfire bowling bramble brother buffalo cabbage cabinet captain caramel caravan ceiling century chapter chicken
    chimney citizen climber cluster coaster compass concert costume cottage country cricket crystal cupcake curtain
    cushion dolphin drawing eclipse elastic evening example explore factory feather fiction firefly fishing flannel
    freedom freight gallery giraffe glacier gondola grammar gravity habitat hammock harvest history holiday horizon
    iceberg imagine insight jasmine journal journey kingdom kitchen lantern laundry leopard library lobster lullaby
    machine magenta mailbox mammoth mineral monster morning mustard mystery natural notepad october octopus orchard
    origami ostrich outside package paddock painter pancake parsley passage pasture pattern peacock penguin picture
    popcorn pottery present pretzel program pumpkin pyramid quality quarter quickly raccoon rainbow redwood reptile
    rooster sandbox sapling satchel scholar science seaside seaweed shelter silence skating sparrow spinach station
    sunrise teacher thunder tornado tractor traffic trumpet tuesday twinkle unicorn vanilla variety village vinegar
    volcano voyager walking weather weekend whisper whistle writing`,
  8: `aardvark accident activity airplane alphabet aquarium backpack bathroom birthday bluebell bookcase boundary
    building calendar campfire carnival cheerful children cinnamon computer cucumber daffodil daughter daylight
    diameter dinosaur discover distance doorbell doughnut duckling eggplant elephant envelope exercise festival
    fireside football fountain fraction friendly gardener geometry goldfish graceful grateful handmade hedgehog
    hospital industry inventor kangaroo keyboard ladybird language laughter lavender lemonade lifeboat magician
    mahogany marathon medicine midnight molecule mongoose mountain mushroom musician necklace notebook november
    nutshell observer opposite ordinary painting paradise passport peaceful platform playtime porridge postcard
    princess quantity question railroad raindrop reindeer riverbed sandwich saturday scissors seahorse seashell
    sentence shoelace skeleton snowball solution splendid squirrel stairway starfish starling sunlight swimming
    teaspoon together tomorrow treasure triangle tricycle trombone umbrella universe vacation vineyard wardrobe
    waterway whirling wildlife windmill woodland workshop yearbook yourself zeppelin zucchini`,
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
export const WORDS: readonly (readonly string[])[] = Array.from({ length: 11 }, (_, letters) =>
  (LISTS[letters] ?? "").split(/\s+/).filter((word) => word !== ""),
);
