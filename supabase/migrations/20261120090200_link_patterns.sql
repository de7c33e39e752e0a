-- Patterns of addresses and of accounts elsewhere.

-- An e-mail address.
select private.add_filter_pattern('mail', '. dot d0t doht punkt punto punt point kropka nokta | @ aet at',
  '[a-z0-9][a-z0-9._%+-]*{at_sign}[a-z0-9-]+{dot}[a-z]{2,}');
select private.add_filter_pattern('mail', 'dot d0t doht punkt punto punt point kropka nokta | aet apenstaartje arobase arroba at chiocciola klammeraffe kuyruklu malpa',
  '[a-z0-9][a-z0-9._%+-]*{at_word}(?!(?:each|this|that|the|some|any|what|which|one|no|every|a|my|your)\M)[a-z0-9-]+\s+{dot_word}\s+[a-z]{2,}');
select private.add_filter_pattern('mail', 'gmail mail hotmail outlook yahoo icloud proton protonmail gmx yandex onet interia libero orange laposte ziggo | @ aet apenstaartje arobase arroba at '
  'chiocciola klammeraffe kuyruklu malpa',
  '[a-z0-9][a-z0-9._%+-]*(?:{at_sign}|{at_word}){mail_host}\M');
select private.add_filter_pattern('mail', 'gmail hotmail icloud outlook yahoo | com de es fr it nl pl',
  '{mail_word}');
select private.add_filter_pattern('mail', 'correo email gmail mail | : address addy adres adresse cest e g ma mein meine mi mia mijn moj moja mon my',
  '\m(?:my|meine?|mon|ma|mi|mia|mijn|moj|moja)\s+(?:e ?-?mail|mail|g ?mail|adres e-?mail|correo)\M\s*(?:address|adresse|addy)?\s*(?:is|ist|est|es|e|to|'
  'cest|:|=)\s*\S+');

-- A web address. Short endings that are also words need a path behind them: "ok.no problem" is no address.
select private.add_filter_pattern('link', 'p | h',
  '\mh\s*(?:t\s*t|x\s*x)\s*p\s*s?\M\s*[][(){}]*(?::|(?=/|\\|\s*slash|\s+[a-z0-9-]+\s*[.]))[][(){}]*\s*(?:/\s*/|\\\\|slash|/)?\s*\S*');
select private.add_filter_pattern('link', 'bit discord discordapp dsc goo guns instagram invite linktr paypal roblox snapchat steam t tiktok tinyurl twitch wa youtu youtube | gg ly com be tv gl me io ee lol net org',
  '\m(?:discord|dsc|discordapp|twitch|youtu|bit|tinyurl|goo|t|wa|tiktok|roblox|youtube|instagram|snapchat|linktr|paypal|steam|guns|'
  'invite){spoken_dot}(?:gg|ly|com|be|tv|gl|me|io|ee|lol|net|org)\M(?:{spoken_slash}\s*\S+|(?=\s*$))');
select private.add_filter_pattern('link', 'discord dsc | gg',
  '\m(?:discord|dsc){spoken_dot}gg\M');
select private.add_filter_pattern('link', '/ barra barre bolu kesme sbarra schragstrich slash streep taksim ukosnik | . dot kropka nokta point punkt punt punto',
  '\m[a-z0-9-]{3,}{spoken_dot}(?:gg|io|me|co|it|es|tv|to|be|at|ly)\M{spoken_slash}\s*[a-z0-9]');
select private.add_filter_pattern('link', 'dot d0t doht punkt punto punt point kropka nokta | gg io it ly tv',
  '\m[a-z0-9-]{3,}\s+(?:dot|d0t|punkt|punto|punt|point|kropka|nokta)\s+(?:gg|io|it|tv|ly)\M');
select private.add_filter_pattern('link', '.io .gg .co .ai .me .it .es .to .be .at .us .se .dk .is .fun .live .link .shop .game .games .world .space .zone .page .pro .top .one .pt .gr .ro .hu .fi',
  '\m(?:ve a|entra en|vai a|go to|visit|check|check out|try|on|at|use|see|play on|download from|geh auf|auf|bei|von|unter|sur|via|voir|en|su|op|naar|van|'
  'na|bij|z|from|site|website|seite|pagina|strona|adres|gir|girin)\s*:?\s+[a-z0-9-]{5,}[.](?:io|gg|co|ai|me|it|es|to|be|at|us|se|dk|is|fun|live|link|'
  'shop|game|games|world|space|zone|page|pro|top|one|pt|gr|ro|hu|fi)\M(?![.]?[a-z0-9@])');
select private.add_filter_pattern('link', '.io .gg .co .ai .me .it .es .to .be .us .live .link .shop .game .games .fun .zone .world .top .pro',
  '\m[a-z]*[a-z0-9-]*(?:[0-9]|[a-z]-)[a-z0-9-]*[a-z][a-z0-9-]*[.](?:io|gg|co|ai|me|it|es|to|be|us|live|link|shop|games?|fun|zone|world|top|pro)\M');
select private.add_filter_pattern('link', '.io .gg .ai',
  '(?:^|\s)[a-z0-9-]{6,}[.](?:io|gg|ai)\M(?!\s+(?:vado|ho|sono|non|faccio|gioco|voglio|devo|posso|penso|sto|gia|invece|anche|so|mi|ti|lo|la|ci|wp|ez|'
  'everyone|all|guys|team|to)\M)(?![.]?[a-z0-9@])');
select private.add_filter_pattern('link', 'www',
  '\mw[ .]?w[ .]?w\M\s*[.,]?\s*(?:(?:dot|punkt|punto|punt|point|kropka|nokta)\s+)?[a-z0-9-]{2,}');
select private.add_filter_pattern('link', '/ | t bit wa goo',
  '\m(?:t|bit|wa|goo)\s*[.]\s*(?:me|ly|gl)\M\s*/');
select private.add_filter_pattern('link', 'http https',
  '\mhttps?\M\s+[a-z0-9-]+\s+(?:com|net|org|info|de|fr|es|it|nl|pl|tr|uk|gg|io|xyz|me|tv)\M');
select private.add_filter_pattern('link', 'dotcom',
  '[a-z0-9]{3,}(?:dot|punkt|punto|kropka)(?:com|net|org|de|pl)\M');
select private.add_filter_pattern('link', 'bit tinyurl youtu | / barra barre be bolu com kesme ly sbarra schragstrich slash streep taksim ukosnik',
  '\m(?:youtu be|tinyurl com|bit ly)\M{spoken_slash}\s*\S');
select private.add_filter_pattern('link', '/ | :',
  '[a-z]+://\S+');
select private.add_filter_pattern('link', '1.1',
  '(?<![\d.])\d{1,3}[.]\d{1,3}[.]\d{1,3}[.]\d{1,3}\M(?![.]\d)');
select private.add_filter_pattern('link', '. dot d0t doht punkt punto punt point kropka nokta | app au biz br ca cc ch club com c0m n3t 0rg cz de dev edu eu fr gl gov info ly net nl nz online org pl ru site store tr tv uk website xyz',
  '\m[a-z0-9-]{2,}{dot}{clear}\M(?![.]?[a-z0-9@])');
select private.add_filter_pattern('link', 'com eu fr gg net nl org pl xyz',
  '\m[a-z0-9-]{2,}(?:\s*[.]\s*(?:com|org)|\s[.]\s(?:net|de|fr|nl|pl|eu|xyz)|,(?:com|net|org)|(?<=discord),gg)\M(?!\s*[.]?[0-9@])');
select private.add_filter_pattern('link', '/ | .',
  '\m[a-z0-9-]+[.]{vague}\s*/\s*[a-z0-9]');
select private.add_filter_pattern('link', '.io .es .it .co .gg .ai .se .dk .me .be .pt .gr .ro .hu .fi .us .to .at .tv .ly .gl .com',
  '\m(?:[a-z0-9-]{4,}[.](?:io|es|it|co|gg|ai|se|dk|me|be|pt|gr|ro|hu|fi|us|to|at)|(?:discord|dsc|invite|twitch|youtu|bit|t|goo)[.][a-z]{2,3})\M(?=\s*$)');
select private.add_filter_pattern('link', '(.)',
  '\m[a-z0-9-]{3,}\s*[][(){}<>*_-]+\s*(?:[.]|dot|punkt|punto|punt|point|kropka|nokta)\s*[][(){}<>*_-]+\s*{vague}\M');
select private.add_filter_pattern('link', 'd0t dot kropka nokta | be co gg io me tv',
  '\m[a-z0-9-]{3,}\s+(?:dot|d0t|kropka|nokta)\s+(?:gg|io|co|me|be|tv)\M');
select private.add_filter_pattern('link', 'dot d0t doht punkt punto punt point kropka nokta dotcom dotnet dotorg | com c0m net org dotcom dotnet dotorg',
  '\m(?:dot|d0t|punkt|punto|punt|point|kropka|nokta)\s*(?:com|c0m|net|org)\M');
select private.add_filter_pattern('link', 'com gg net org tv | discord facebook google instagram reddit roblox snapchat tiktok twitch youtube',
  '\m(?:youtube|google|discord|roblox|twitch|tiktok|instagram|facebook|snapchat|reddit)\s+(?:com|net|org|gg|tv)\M');

-- An account elsewhere. & is an app.
select private.add_filter_pattern('account', '# | . 0',
  '\m[a-z0-9_.]{2,32}#\d{4}\M');
select private.add_filter_pattern('account', '&',
  '&\s*(?:@|:|=|#|->|;)\s*[a-z0-9_.@-]{2,}');
select private.add_filter_pattern('account', '&',
  '&\s*(?:@|:|=|#|\mis\M|name|user|tag|id|handle|nick|acc|profil|adim|isim)[a-z]*\M\s*(?:is|ist|est|es|e|to|cest|:|=)?\s+(?!(?:better|worse|bad|good|'
  'down|broken|not|so|a|the|cool|fun|boring|banned|blocked|full|great|ok|like|lagging|slow|over|cute|weak|strong|lost|gone|back|here|very|too|really|'
  'always|just|my|better)\M)\S+');
select private.add_filter_pattern('account', '& | benim cest heisst lautet ma mein meine meinen meinn mi mia mijn mio moj moja moje mon my',
  '\m(?:my|meine?n?|mon|ma|mi|mia|il mio|mijn|moj|moja|moje|benim)\s+(?:\w+\s+)?&\s*(?:\w+\s+)?(?:is|ist|est|es|e|to|c|cest|lautet|'
  'heisst)\M\s+(?!(?:better|worse|bad|good|down|broken|not|so|the|kaputt|weg|doof|blod|nul|roto|rotto|stuk|kapot)\M)\S+');
select private.add_filter_pattern('account', '@ | &',
  '&[^.!?]*@[a-z0-9_.]{3,}');
select private.add_filter_pattern('account', '@ | &',
  '@[a-z0-9_.]{3,}\s+(?:on|auf|sur|en|su|op|na|bei)\s+&');
select private.add_filter_pattern('account', '@ | cest mein mi mijn mio moj mon my',
  '\m(?:my|mein|mon|mi|il mio|mijn|moj) @\s*(?:is|ist|est|cest|es|e|to|:|=)\s*\S+');
select private.add_filter_pattern('account', '&',
  '&\s+[a-z]+\s+[a-z][a-z.-]*(?:_[a-z0-9]|[0-9]{2})[a-z0-9_.]*\M');
select private.add_filter_pattern('account', 'discordum instam snapim tiktokum',
  '\m(?:snapim|instam|discordum|tiktokum)\M\s*\S+');
select private.add_filter_pattern('account', '&',
  '&\s+[a-z]+[a-z_.-]*(?:[0-9_]|[.-][a-z])[a-z0-9_.]*\M');
select private.add_filter_pattern('account', '& | abonne add adde adden aggiungetemi aggiungimi agregame agreguenme ajoute ajoutez anademe app buscame call cercami contact contattami dm dodaj '
  'dodajcie ecris ekle ekleyin escribeme find folg folgt follow hablame hit hmu message msg napisz obserwuj parle pisz pm rejoins schreib schreibt '
  'scrivimi seguimi seguitemi siganme sigueme stuur suis suivez takip text voeg volg write yaz yazin znajdz',
  '\m(?:add|follow|dm|pm|msg|message|text|write|find|contact|call|hmu|hit me up|adde?|adden|folgt?|schreibt?|ajoutez?|suivez|suis|ecris|parle|abonne|'
  'rejoins|agregame|agreguenme|anademe|sigueme|siganme|escribeme|hablame|buscame|aggiungimi|aggiungetemi|seguimi|seguitemi|scrivimi|cercami|contattami|'
  'voeg|volg|stuur|app|dodaj|dodajcie|napisz|obserwuj|znajdz|pisz|ekle|ekleyin|takip|yaz|yazin)\M(?:\s+[^\s.,!?]+){0,4}\s*&');
select private.add_filter_pattern('account', '& | add ekle ekleyin hinzufugen takip toevoegen ulas yaz yazin',
  '&(?:\s+[^\s.,!?]+){0,3}\s+(?:add me|ekle|ekleyin|takip et|yaz|yazin|ulas|hinzufugen|toevoegen)\M');
select private.add_filter_pattern('account', 'add | @ me',
  '\madd me\M\s*(?:on|at|:|@|\-)\s*(?!(?:the|a|to|my|your|our|this|that|friends?)\M)\S+');
select private.add_filter_pattern('account', '& | drop gimme give send share tell what whats yo',
  '\m(?:whats|what is|what s|give me|gimme|send me|tell me|drop|share)\s+(?:ur|your|yo|you)\s+&');
