-- Addresses with spaces, full names with a school, and harmless lines that a pattern refused.

-- "h t t p : / / x . click": the letters are one word when the triggers are looked up.
select private.add_filter_pattern('link', 'http https htp htps htttp htttps httttp httpp hxxp hxxps hxttp hhttp hhttps ttps ttp',
  '\mh*(?:t{1,4}|x{1,2}|xtt)p{1,2}s?\M\s*(?::|/|\\|[.]|(?:due punti|dos puntos|doppelpunkt|deux points|colon|dubbele punt|dwukropek|iki nokta|slash|punkt|punto|dot)\M|'
  '[a-z0-9-]+\s*(?:[.]|(?:dot|punkt|punto|punt|point|kropka|nokta)\M))');
-- The sign ~. is a dot with spaces around it.
select private.add_filter_pattern('link', '~. dot kropka nokta | click top site online fun live shop info club link app tv ru tk ml ga cf xyz gg io store website space win vip lol games game zone world icu cc',
  '\m[a-z0-9-]{3,}\s+(?:[.]|(?:dot|kropka|nokta)\M)\s*(?:click|top|site|online|fun|live|shop|info|club|link|app|tv|ru|tk|ml|ga|cf|xyz|gg|io|store|website|space|win|vip|lol|games?|zone|world|icu|cc)\M');
select private.add_filter_pattern('link', 'punkt punto punt point | info xyz gg io click top site online fun live shop club link app tv ru tk net org',
  '\m[a-z0-9-]{4,}\s+(?:punkt|punto|punt|point)\s+(?:info|xyz|gg|io|click|site|online|shop|club|link|app|tv|ru|tk|net|org)\M');

select private.add_filter_pattern('link', 'example',
  '\m[a-z0-9-]{3,}(?:\s+[.]\s*|\s*[(][.][)]\s*|\s+(?:dot|punkt|punto|punt|point|kropka|nokta)\s+)example\M');

-- An account by its name.
select private.add_filter_pattern('account', '& | heiss heisse heisst soy sono suis jestem heet ben im am llamo chiamo appelle nazywam adim ismim name',
  '\m(?:on|auf|bei|sur|en|su|op|na)\s+&\s+(?:(?:i|my|je|j|me|mi|ik|sie)\s+)?(?:heisse?|soy|sono|suis|jestem|heet|ben|im|am|m|llamo|chiamo|mappelle|appelle|nazywam|name is)\s+(?:(?:ich|ik|sie)\s+)?(?!(?:not|nicht|no|pas|niet|nie|a|ein|un|une|een|very|so|sehr|muy|the|der|die|das|bored|new|neu)\M)[a-z0-9._]{3,}');
select private.add_filter_pattern('account', '& | as als comme como come jako olarak',
  '&\s+(?:as|als|comme|como|come|jako|olarak)\s+[a-z0-9._]{4,}');

-- "au point de départ" is no address. In a game, "platform" has many spellings, and a match many names.
update private.filter_patterns set pattern = replace(pattern, '\m[a-z0-9-]{2,}(?:\s*[.](?=[a-z])', '\m(?![a-z0-9-]+\s+(?:punto|point|punt)\s+de\s+[a-z])[a-z0-9-]{2,}(?:\s*[.](?=[a-z])')
where topic = 'link' and pattern like '%|online|site|website|club|store)%';
update private.filter_patterns set pattern = replace(pattern, '|lobby|platform|lava|', '|lobby|platforms?|plateforme|plataforma|piattaforma|platform[aey]|lava|bloc|bloque|blocco|nuage|nube|wolke|wolk|chmur\w*|bulut\w*|boss|respawn|')
where pattern like '%|lobby|platform|lava|%';
update private.filter_patterns set pattern = replace(pattern, '(?:het spel|level|de game|dit)', '(?:het spel|level|de game|dit|(?:\w+ )?(?:volgende|potje|ronde|race|wedstrijd|level|finale))')
where topic = 'threat' and pattern like '%(?:het spel|level|de game|dit)%';
update private.filter_patterns set pattern = replace(pattern, 'i ?a?m(?! (?:ersten|', 'i ?a?m(?! (?:\w+ (?:ist|war|sind|steht|hat|gibt)|ersten|')
where topic = 'age' and pattern like '%i ?a?m(?! (?:ersten|%';

-- Whether the writer tells a first and a last name together with a school, a class or a town: "im Ada Duck from Pond School".
create function private.tells_name_and_school(bare text, said text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  first_letter constant text := '[A-ZÀ-ÖØ-ÞĆĞİŁŃŚŞŹŻŠČŽ]';
  rest constant text := '[a-zß-öø-ÿąćęğıłńśşźżšč-]+';
  two_names constant text := first_letter || rest || ' (?:(?:de|van|von|di|da|del|der|den|le|la) )*' || first_letter || rest;
begin
  if length(translate(said, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '')) > length(said) - 2 or said !~ two_names then return false; end if;
  if said !~ (
    '(?:(?:^|[ ,.!])(?:[Ii][''’]?m|IM|[Ii] am|[Ii]ts|[Ii]t[''’]s|[Tt]his is|[Hh]ier ist|[Ii]ch bin|[Bb]in|[Jj]e suis|[Cc][''’]?est|[Mm]oi|[Ss]oy|[Ss]ono|[Ii]k ben|[Ii]k heet|[Hh]eet|[Hh]ei(?:ß|ss)e|[Jj]estem|[Bb]en|[Aa]d[ıi]m|[Hh]i|[Hh]ey|[Hh]allo|[Nn]ame)[,:]?(?: (?:die|der|de|la|el|l[''’]))? |^)'
    || '(?!(?:Captain|King|Queen|Lord|Sir|Mr|Mrs|Doctor|Dr|Princess|Super|Agent|Player|Duck|The|Master|Team|Year|Saint|St|New|San|Santa|Big|Our|My|In|Am|Im)\M)' || two_names || '(?:[ ,.]|$)'
  ) then return false; end if;
  return bare ~ (
    '\m(?:[a-z]*(?:school|college|gymnasium|schule|lyceum)|academy|primary|ecole|lycee|colegio|instituto|insti|ies|ceip|cole|escuela|scuola|medie|liceo|istituto|lyceum|sp \d+|szkol[aey]|podstawow\w*|liceum|lo \d+|[ivx]+ lo|'
    'ortaokulu\w*|ilkokulu\w*|lisesi\w*|koleji\w*|(?:class|klasse|klas|klasa|klasy|klasie|classe|clase|year|grade) ?\d+|(?:1[0-3]|[1-9]) ?(?:eme|e|o|a)? ?[-.]? ?[a-f]|\d+[.]? ?(?:klasse|sinif\w*|eso))\M'
  ) and (said ~ ('^' || two_names || ',') or bare ~ '\m(?:im|i m|i am|its|this is|bin|je suis|cest|moi|soy|sono|ik ben|heet|heisse|jestem|ben|adim|hi|hey|hallo|name|from|aus|uit|z|del?|della|di|van|von|vom|du)\M');
end $$;

revoke execute on function private.tells_name_and_school(text, text) from public;
