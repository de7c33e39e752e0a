-- Names made of two words of our own list: public names of homeroom accounts, and names of guests in races.

create table private.duck_words (
  place int check (place in (1, 2)),
  word text check (word ~ '^[a-z]{3,8}$'),
  primary key (place, word)
);
comment on table private.duck_words is 'The words that generated names are made of: first and second. Nothing about a person.';
alter table private.duck_words enable row level security;

insert into private.duck_words (place, word) select 1, word from unnest(string_to_array(
  'amber,apple,april,arctic,aspen,autumn,azure,bamboo,basil,berry,birch,bluebell,bonfire,brave,breezy,bright,brook,bubbly,'
  'butter,calm,candy,canyon,caramel,cedar,cheery,cherry,chilly,cinnamon,citrus,clever,cloudy,clover,coastal,cobalt,cocoa,'
  'comet,copper,coral,cosmic,cosy,cotton,crimson,crystal,curious,daisy,dandy,dapper,daring,dawn,denim,desert,dewy,drizzly,'
  'dusty,eager,early,ember,emerald,fancy,feather,fern,festive,fizzy,fleet,floral,fluffy,foggy,forest,friendly,frosty,fuzzy,'
  'garnet,gentle,ginger,glad,glossy,golden,grand,grassy,happy,harbor,harvest,hazel,heather,helpful,hidden,hilly,honest,honey,'
  'humble,indigo,iris,ivory,ivy,jade,jasmine,jazzy,jolly,jovial,juniper,keen,kind,lagoon,lapis,lavender,leafy,lemon,lilac,lively,'
  'lofty,loyal,lucky,lunar,lush,magenta,magnet,mango,maple,marble,marsh,meadow,mellow,merry,mighty,minty,misty,modest,'
  'mossy,muddy,navy,neat,nifty,nimble,noble,nutmeg,oaken,ocean,olive,opal,orange,orchid,paper,patient,peachy,pearl,pebble,'
  'pepper,perky,pine,playful,plucky,plum,polar,poppy,prairie,proud,purple,quick,quiet,quilted,rainy,rapid,raven,ready,river,'
  'rocky,rosy,royal,ruby,rustic,saffron,sage,sandy,satin,scarlet,shady,shiny,silent,silken,silver,sky,sleepy,snowy,snug,'
  'solar,sparkly,speedy,spicy,spring,spry,starry,steady,stormy,sturdy,sugar,summer,sunny,super,swift,tangy,teal,thrifty,'
  'tidal,tidy,timber,tiny,topaz,toasty,tulip,twinkly,upbeat,valley,vanilla,velvet,violet,vivid,walnut,warm,wavy,whistly,'
  'willow,windy,winter,wise,witty,wooden,woolly,young,zesty,zippy', ','
)) as word;

insert into private.duck_words (place, word) select 2, word from unnest(string_to_array(
  'acorn,alpaca,anchor,arrow,badger,balloon,banjo,barge,basket,beacon,bear,beaver,beetle,bell,bison,blossom,boat,bobcat,'
  'bridge,bucket,buffalo,button,camel,canoe,canyon,castle,cello,cheetah,chestnut,chipmunk,cloud,compass,condor,cookie,'
  'coyote,cricket,crow,cygnet,dingo,dolphin,donkey,dove,dragon,drake,drum,duckling,eagle,egret,elk,falcon,fawn,ferret,'
  'fiddle,finch,firefly,flamingo,flute,fox,frog,gander,garden,gazelle,gecko,gibbon,giraffe,glacier,gopher,gosling,grouse,'
  'guppy,hamster,hare,hawk,hedgehog,heron,hippo,hornet,horse,husky,ibex,ibis,igloo,iguana,impala,island,jackal,jaguar,kayak,'
  'kestrel,kettle,kite,kitten,kiwi,koala,ladder,lake,lantern,lark,lemur,leopard,lily,lion,lizard,llama,lobster,lynx,macaw,'
  'magpie,mallard,mammoth,manatee,marlin,marmot,marten,meerkat,mitten,mole,moose,moth,mouse,muffin,narwhal,newt,nutria,ocelot,'
  'octopus,okapi,orca,oriole,ostrich,otter,owl,oyster,paddle,panda,panther,parrot,pelican,pencil,penguin,piano,pigeon,'
  'pillow,pinwheel,planet,plover,pond,pony,possum,puffin,puma,puppy,python,quail,quokka,rabbit,raccoon,ram,reef,reindeer,'
  'rhino,robin,rocket,rooster,sailor,salmon,sandbar,seagull,seal,seahorse,serval,shark,sheep,shell,skunk,sloth,snail,'
  'sparrow,spider,sprout,squid,squirrel,starling,stork,swallow,swan,tadpole,tapir,teapot,tern,thimble,thrush,tiger,toad,'
  'tortoise,toucan,trumpet,trout,turkey,turnip,turtle,umbrella,viola,vole,wagon,wallaby,walrus,warbler,weasel,whale,whisker,'
  'wigeon,windmill,wolf,wombat,wren,yak,zebra', ','
)) as word where length(word) between 3 and 8;

-- Two words of the list, such as maple-otter. Others may have the same.
create function private.duck_name() returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  return (select word from private.duck_words where place = 1 order by random() limit 1)
    || '-' || (select word from private.duck_words where place = 2 order by random() limit 1);
end $$;

-- A public name that nobody has, such as maple-otter-42. It is not reserved until a profile or a newcomer has it.
create function private.unused_duck_name() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  candidate text;
begin
  for attempt in 1..200 loop
    candidate := private.duck_name() || '-' || (10 + floor(random() * 90))::int;
    if not private.is_reserved_name(candidate) and private.blocked_word(candidate) is null
      and not exists (select from public.my_users u where u.username_skeleton = private.name_skeleton(candidate))
      and not exists (select from private.homeroom_newcomers n where n.login = candidate)
      and not exists (select from auth.users u where u.email = private.login_address(candidate))
    then
      return candidate;
    end if;
  end loop;
  return private.random_username();
end $$;

revoke execute on all functions in schema private from public;
