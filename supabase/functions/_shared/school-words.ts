/**
 * The words that passwords of homeroom accounts are made of: short, everyday, easy to spell, written for this project.
 * Three of them have more than 33 bits.
 */
export const SCHOOL_WORDS: readonly string[] = `
acorn actor adobe agenda alarm album alley almond alpaca alpine amber amount anchor angle ankle answer antler
anvil apple apricot april apron aqua arcade arch arctic arena armor aroma arrow artist ash aspen asphalt aster
atlas atom attic august author autumn avenue avocado award awning axle azure bacon badge badger bagel baker bakery
balcony ballad ballet balloon ballot bamboo banana bandage banjo banner barber barge bark barley barn barrel basil
basin basket bat batch bath batter battery bay beach beacon bead beaker beam bear beard beaver bed beech beehive
beetle began belfry bell bellow belt bench bend beret berry bike bingo birch bird biscuit bison blanket blaze
blend blender block bloom blossom blouse blue blush board boast boat bobcat bobsled boil bolt bonnet bonus book
border borrow bottle boulder bounce bouquet bow bowl bowling box bracelet braid brain brake branch brass brave
bread breeze brick bridge brief bright bring brisk broccoli bronze brook broom broth brother brush bubble bucket
buckle bud budget buffalo buffet bugle build bulb bulldog bumper bun bundle bunk bunny buoy burrow bus bush busy
butter button buzz cabbage cabin cabinet cable cactus cafe cake calf calico calm camel camera camp campfire campus
canal canary candle candy cane canoe canopy canteen canvas canyon cape captain car caramel caravan card cardinal
cargo caribou carnival carol carpet carriage carrot cart carton cartoon carve cashew castle casual cat catalog
catch cattle cave cavern cedar ceiling celery cellar cello cement census center ceramic cereal chain chair chalk
chance change channel chapel chapter charcoal charm chart chase chat check checkers cheddar cheek cheer cheese
cheetah chef cherry chess chest chestnut chew chick chief chili chill chime chimney chin chip chipmunk chisel
chive choice choir choose chord chorus cicada cider cinder cinema cinnamon circle circus citrus city civic clam
clap clarinet clarity clay clean clear clerk clever cliff climate climb clinic clip cloak clock closet cloth cloud
clover clown club clue coach coal coast coat cobalt cobbler cobweb cocoa coconut cocoon cod coffee coil coin
collar collect college colony color colt column comb comet comfort comic common compass compost concert condor
cone confetti contest cook cookie cool copper copy coral cord corduroy cork corn corner cornet cosmos costume
cottage cotton couch cougar count country couple course court cousin cover cow coyote crab cracker cradle craft
crane crater crayon cream create creature credit creek creeper crescent cress crest crew crib cricket crisp crocus
crop cross crow crowd crown cruise crumb crunch crust crystal cub cube cuckoo cucumber cuddle cuff culture cup
cupboard cupcake curb curious curl currant current curry curtain curve cushion custard custom cutlery cycle cygnet
cymbal cypress daffodil dairy daisy dance dandy dapple daring dark dart date dawn day daylight dazzle decade
december decide deck deer degree delight deliver delta denim dentist depot desert design desk dessert detail
detour dew dial diamond diary dice diesel diet dig digit dime diner dinghy dingo dinner dinosaur diploma direct
dish distance ditch dive dizzy dock doctor dodge dog doll dolphin dome domino donkey donut door doorbell dormouse
dot double dough dove down dozen draft dragon drain drake drama draw drawer dream dress drift drill drink drive
drizzle drop drum dry duck duckling duet dune dusk dust duvet dwell dynamo each eager eagle ear early earth easel
east easy echo eclipse edge edit effort egg eggplant elbow elder elect elegant element elephant elevator eleven
elf elk elm ember emblem emerald empire enamel energy engine enjoy enough enter entry envelope equal equator
eraser errand escort estate ethics evening event exact exam example exit expert explain explore express extra
eyebrow fable fabric face fact factory fade fair fairy falafel falcon fall family famous fan fancy farm farmer
fast faucet favor fawn feast feather february fence fennel fern ferret ferry festival fiber fiction fiddle field
fiesta fifty fig figure film filter final finch find fine finger finish fir fire firefly first fish fisher five
flag flake flame flamingo flannel flap flash flask flat flavor flax fleece fleet flicker flight flint flip float
flock flood floor floral florist flow flower fluff flute fly foam focus fog foil fold folder folk follow fondue
font food foot forest forever forge fork form formula fort fortune forty forum fossil found fountain fox foxglove
fraction frame freckle freedom freeze freight fresh friday fridge friend frog front frost frown fruit fudge fuel
full fun funnel fur furnace future fuzzy gadget galaxy gale gallery gallon gallop game gander garage garden gargle
garland garlic garnet gate gather gazebo gazelle gear gecko gem general genius gentle gerbil giant gibbon gift
giggle ginger giraffe give glacier glad glass glaze glide glimmer glitter globe glory glove glow glue gnome goal
goat goblet goggles gold golden golf gondola gong good goose gopher gorilla gosling gown grace grade grain grammar
granary grand granite granola grape graph grass gravel gravity gravy gray graze great green greet grid griddle
grill grin grip grocer groove ground group grouse grove grow guard guava guess guest guide guitar gulf gull gum
guppy gust gutter gym habit haddock hail half halibut hall halo ham hammer hammock hamster hand handle hangar
happy harbor hare harmony harness harp harvest hat hatch haven hawk hay hazel head health heap heart hearth heat
heather hedge heel height helmet help hen herald herb hero heron herring hexagon hickory hidden hill hinge hint
hippo hobby hockey hold holiday hollow holly home honest honey hood hoof hook hoop hope horizon horn hornet horse
hose hostel hotel hound house hover hub huddle hug hull human humble humor hundred hurdle hurry husk husky hut
hyacinth hydrant ice iceberg icicle icing idea igloo iguana image imagine impala inch include income index indigo
infant inform ink inkwell inlet inn insect inside inspire instant invite iris iron island item ivory ivy jacket
jade jaguar jam january jar jasmine jaunt javelin jay jazz jeans jeep jelly jersey jet jetty jewel jigsaw jingle
job jockey jog join joke jolly journal journey joy jubilee judge jug juggle juice july jumble jump jumper june
jungle junior juniper jury just jute kale kangaroo kayak kazoo keen keep kelp kennel kernel kestrel ketchup kettle
key kick kilo kilt kimono kind kindle king kingdom kiosk kit kitchen kite kitten kiwi knead knee knit knob knot
koala krill label lace ladder ladle lady ladybug lagoon lake lamb lamp land lane language lantern lap lapel large
lark larva laser lasso last latch late lather latte laugh launch laundry laurel lavender lawn layer lead leader
leaf league lean leap learn leather ledge leek left legend lemon lemonade lemur length lentil leopard lesson
letter lettuce level lever liberty library license lid life lift light lilac lily lime limit linden line linen
lion lip list listen liter little live lively lizard llama loaf lobby lobster local lock locker locket locust
lodge loft log logic long look loom loop lotus loud lounge love low loyal lucky luggage lullaby lumber lunar lunch
lupine lute lynx lyric macaroni macaw machine mackerel magenta magic magnet magnolia magpie main major make
mallard mallet mammoth manatee mandolin mango manor mantle map maple marathon marble march margin marigold marina
marine mark market marlin marmot maroon marsh marten mascot mask mason mast master mat match math mattress maximum
may maybe mayor maze meadow meal measure medal medley meerkat mellow melody melon member memo memory mention menu
merchant mercury meringue merit merry mesh message metal meteor meter method metro midday middle midnight mild
mile milk mill million mime mind mineral minnow minor mint minus minute mirror mist mitten mix mixer mobile
moccasin model modern modest module mole molten moment monarch monday monitor monkey month monument mood moon
moonbeam moose mop morning mortar mosaic moss motel moth motion motor mount mountain mouse mouth move movie much
mud muffin mug mulberry mule mural muscle museum mushroom music muslin mussel mustache mustard mutual muzzle
myrtle mystery myth nail name nap napkin narrow narwhal nation native nature navy near neat neck necklace nectar
needle neighbor neon neptune nerve nest net nettle news newt next nibble nickel night nimble nine nineteen noble
nod noise nomad noodle noon normal north nose note notebook notice notion noun nova novel november now nozzle
number nurse nursery nut nutmeg nylon oak oar oasis oat oatmeal object oboe observe ocean ocelot october octopus
offer office often oil okra olive omelet onion only onward onyx opal open opera opinion optic option orange orbit
orca orchard orchid order oregano organ oriole ornament osprey ostrich otter ounce outdoor outfit outline outside
oval oven over owl own owner oxygen oyster ozone pack package pad paddle paddock page pail paint pajamas palace
palette palm pan pancake panda panel panorama pansy panther papaya paper paprika parade parcel park parka parlor
parrot parsley parsnip part party pass passage past pasta pastel pasture patch path patient patio pattern paw pay
pea peach peacock peanut pear pearl pebble pecan pedal pelican pen pencil pendant penguin penny pension peony
people pepper perch perfect perform perfume perhaps period permit person pet petal petunia phone photo phrase
piano pick pickle picnic picture pie piece pier pigeon pilgrim pillar pillow pilot pinch pine pinecone pink pint
pioneer pipe pirate piston pitch pitcher pixel pizza place plaid plain plan planet plank plant plaster plate
platform platinum play player plaza plenty plot plow plum plumage plumber plural plus pocket podium poem poet
point polar pole police polish polite pollen polo pond pony pool poplar poppy porch porridge port portrait
position possible post poster postman potato potter pottery pouch pound powder power prairie praise prawn prepare
present pretzel price pride primary prime primrose prince print prism private prize problem process produce
product profit program project promise proof proper protect proud prove proverb prune public pudding puddle puffin
pull pulley pulp puma pump pumpkin pupil puppet puppy pure purple purse push puzzle pyramid quack quail quaint
quake quality quantum quarry quart quarter quartz queen quench quest question quick quiet quill quilt quince
quiver quiz quokka quota quote rabbit raccoon race rack radar radio radish radius raft railway rainbow raincoat
raise raisin rake rally ramble ramp ranch random range ranger rapid rattle raven ravine reach ready reason receipt
recess recipe record red redwood reef reel reflect refresh region regular reindeer relax relay relish remark
remind remote rent repair repeat reply report rescue reserve resin respect rest result retro return reunion reveal
review reward rhubarb rhyme rhythm ribbon rice rich riddle ride ridge rim ring rink ripple rise river roast robe
robin robot rock rocket rodeo roll roller roof rooftop rook room rooster rope rose rosemary rosette rotate round
route router rover row royal rubber rubric ruby rudder ruffle rug rugby ruler rumble run runner runway rural
russet rustic rustle rye sable saddle safari safe saffron saga sage sailor salad salmon salon salsa salt salute
same sample sand sandal sandbar sandbox sandwich sapling sapphire sardine satchel satin saturday saturn sauce
saucer sauna save savory scale scallop scarf scarlet scatter scene scenic schedule scholar school science scissors
scooter score scout scrap screen script scroll scuba seafood seagull seal season seat seaweed second secret
section seed seek seesaw segment select seminar senate senior sense sentence sepia sequel sequoia series serious
service session settle seven several shade shadow shallow shampoo shamrock shape share shark sharp shawl shed
sheep sheet shelf shell shelter shepherd sherbet shield shift shimmer shine ship shirt shoe shop shore short
shoulder shout shovel show shower shrimp shrub shuffle shuttle sibling side sidewalk siesta sight sign signal
silent silk silky silly silver similar simple since sing single sink sister sitar six sixty size skate skater
sketch ski skill skillet skip skirt sky skylark slalom slate sled sleep sleeve sleigh slice slide slipper slope
sloth slow small smart smile smock smooth smoothie snack snail snap sneaker sniff snow snowball snowman snug soap
soar soccer social sock soda sofa soft softball soil solar solid solo solve sonata song sonnet soon soothe sorbet
sorrel sort sound soup south space spade spaniel spare spark sparkle sparrow speak special speech speed spell
spend sphere spice spider spin spinach spiral spire splash splendid split sponge spoon sport spot sprig spring
sprinkle sprout spruce square squash squid squirrel stable stack stadium staff stage stall stallion stamp stand
stanza staple star starch starfish starling start station statue stay steady steam steep stem stencil step stew
stick still stir stitch stone stool stop storage stork storm story stove straight strand straw stream street
stretch string strong student studio study style subject subway succeed sudden suede sugar suggest suit suitcase
sum summer summit sunbeam sunday sundial sunlight sunny sunrise sunset super supper supply support sure surf
surface surfer surplus surprise swallow swamp swan sweater sweep sweet swift swim swing switch syllable symbol
symphony syrup system table tablet tack tackle tadpole taffy tailor take talent talk tall tame tangent tangle
tango tank tap tape tapestry target tart task taste taxi tea teach teacher teal team teapot teaspoon tell temple
ten tender tennis tent tenth term termite terrace terrier test text texture thank thaw theater theme theory
thermos thicket thimble thing think third thirty thistle thread three thrift thrush thumb thunder thursday thyme
tiara ticket tidy tiger tile timber time timer tin tinsel tiny tip tissue title toad toast toaster today toffee
together toll tomato tomorrow tone tongs tonic tool tooth top topaz topic torch tornado tortoise total toucan
touch tour towel tower town tractor trade trail trailer train trait tram transit trapeze travel tray treasure
treat tree trek trellis tremble trend trial triangle trick tricycle trim trinket trio trip triple trolley trombone
trophy tropic trousers trout trowel truck truffle trumpet trunk trust truth try tub tuba tube tuesday tugboat
tulip tumble tuna tundra tune tunnel turbine turf turkey turn turnip turtle tutor tuxedo twelve twenty twice twig
twilight twin twine twinkle twirl twist type typhoon umbrella umpire under uniform union unique unit unity
universe update upgrade upper upright upward urban urn use useful usual utensil vacant vacation vacuum valley
valor value valve van vanilla vanish vapor variety vase vast vault vector velvet vendor venture venus veranda verb
verdict verse version vessel vest veteran viaduct vibrant victory video view village vine vinegar vintage vinyl
viola violet violin visa vision visit visor vitamin vivid vocal voice volcano volley volume vote vowel voyage
wafer waffle wag wagon waiter wake walk wall wallaby wallet walnut walrus waltz wand wander warbler wardrobe warm
wash wasp watch water wave wax weasel weather web wedding weekend welcome well west wetland whale wharf wheat
wheel whimsy whisker whisper whistle wick wicker wide width wig wild willow win wind windmill window windsock wing
winner winter wire wisdom wise wish witty wizard wolf wombat wonder woodland wool word work world worm wrap wreath
wren wrist writer yacht yak yam yard yarn yawn year yearbook yeast yellow yeti yodel yoga yogurt yolk young yours
yoyo zany zebra zenith zephyr zero zesty zigzag zinc zinnia zipper zodiac zone zoo zoom zucchini
`
  .trim()
  .split(/\s+/);
