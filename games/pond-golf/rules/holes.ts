import { readHole, type Hole } from "./ground.ts";

// . green   s sand   w water   l lily pad   i ice   # nothing: a wall goes around it   / \ slanted walls
// < > ^ v slopes, downhill   R L U D runs faster   r q u d ramps: right, left, up, down
// o tee   H cup   , crumb   m bumper   p peg
// The first line has the name, the par and what moves (things.ts), with places in tiles.

const MEADOW = String.raw`First swing|2
/...........\
.o..,...,..H.
\.........../

Two hills|3
/...<<>>.\######
o...<<>>..\#####
\...<<>>...\####
####........\###
#####\...<<>>H.\
######\.,<<>>...
#######\.<<>>../

Soup bowl|2
##########/vvv\
/.....m...>vvv<
o....,..m.>>H<<
\.....m...>^^^<
##########\^^^/

Round the reeds|2
/........\##
o.........\#
\..........\
########....
########.,..
########....
########.H..
########\../

Lily hop|3
/...wwwww...\
o...lllll....
....lllll..H.
..,.wwwww.,..
\...wwwww.../

Mushroom grove|3
#/.....m......\
/.....m.....,..
o....,......m.H
\..m......m....
#\........m.../

Sand spoon|3
####/......\####
####.ssssss.####
o..r.ssssss....\
.....ssssss...H.
####.ssssss....,
####\........../

Duck crossing|3|S6.5,1.2,0.8,0.8,0,2.6,340
/....wwww....\
............,.
o..........p..
............H.
\....wwww..../

The big pond|4
/....wwww......\##
o...rwwww.......\#
\....llll...w...\
#....llll...ww...
#\...llww.....,H/
##\...,........./#`;

const BAKERY = String.raw`Conveyor|2
/.........\##
o...RRRR...\#
\.........,..
#######......
#######DD....
#######DD....
#######.....,
#######\..H./

Oven door|2|T8.5,2.5,5.5,4.75,0
/.......\###
o........###
\.......,###
############
####/......\
####.......H
####\....../

Two tunnels|2|T4.5,0.5,6.5,4.5,0|T4.5,4.5,6.5,0.5,0
/....#/.....\
...p.#......H
o..,.#..m....
...p.#....,..
\....#\...../

Sugar dunes|3
/...ssss......\
o...ssss..sss..
...RRRRR..sss..
...rssss..sss.H
\...ssss....,./

The whisk|2|M7.5,2.5,2,2,520
#####/...\#####
/..,........,.\
o.............H
\............./
#####\.../#####

Rolling pins|3|S5,0.7,0.6,1.4,0,2.6,320|S11,3.3,0.6,1.4,0,-2.6,280
/...............\
o................
.......,...,...H.
\.............../

Dough bumpers|3
/.....p....p..\
o...m....m.....
......p.....m.H
...m....m......
\.....p....p.,/

Pepper mill|3|M8.5,2,2,1.7,640
/................\
o.......,.........
.................H
\......../\....../

The bakery|4|M12,5,2,0.9,420
/......\##########
o...RR..\#########
\.........########
#####.....\#######
#####........,...\
#####...m.........
#####\.......m..H.`;

const WINTER = String.raw`Thin ice|2
###/iiiii\####
/..iiiiiii...\
o..iii#iii.,.H
\..iiiiiii.../
###\iiiii/####

Snow drift|2
/...vvvvvv....\
o...vvvvvv....,
....vvvvvv....H
....vvvvvv.....
\............./

Half pipe|2
vvvvvvvvvvvv..H
iiiii,iiiiii...
oiiiiiiiimii...
iiiiiiiii,ii...
^^^^^^^^^^^^...

Ice bend|2|S7.6,4.5,0.8,0.8,2.8,0,300
iiiiiiii\###
oiiiiiiii\##
iiiiwwiiiii\
#######iiii.
#######ii,..
#######iiiH.
#######\.../

Ski jump|2
/...wwww.....\
o..rwwww...,.H
\..rwwww...../
#\..wwww..../#
##\..,...../##

The ferry|3|F4.5,1.5,1.4,4,0,640
/...wwwww....\
o...wwwww...,.
....wwwww....H
\............/

Igloo|3
/.............\
o....m....m.m..
.......,.m...m.
....m.......H..
.........m...m.
\.........m.m./

Floes|3|F3.8,1.5,1.2,2,0,480|F8.2,1.5,1.2,-2,0,480
/..wwwwww...\
o..wwwwww....
...wwwwww....
...wwwwww...H
\........,../

The long night|4|F8.2,5.5,1.4,-2,0,600
/...rwwww....\####
o...rwwww..ii.\###
\...rwwww..iii.\##
##########.iiii..#
######wwwq..ii...
/....,wwwq..m.L./#
\.H...wwwq...../##`;

const TEXTS = [MEADOW, BAKERY, WINTER].flatMap((course) => course.split("\n\n"));

export const COURSES = 3;
export const HOLES_IN_COURSE = 9;
export const HOLES = TEXTS.length;

const read: Hole[] = [];

/** A hole by its number; from 27 on it is upside down. */
export const holeOf = (number: number): Hole => (read[number] ??= readHole(TEXTS[number % HOLES]!, number >= HOLES));

/** The course that a hole belongs to. */
export const courseOf = (hole: number): number => Math.floor((hole % HOLES) / HOLES_IN_COURSE);

export const HOLE_NAMES: readonly string[] = TEXTS.map((text) => text.slice(0, text.indexOf("|")));
