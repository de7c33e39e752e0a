-- Phrases are found only in lines that have a word of a class, and "i want to die" and "drink bleach" had none. A class that
-- is named after its only word makes such lines looked at, and leaves the phrases with this word as they are stored.

select private.add_class('en', 'die', 'die');
select private.add_class('en', 'bleach', 'bleach');
select private.add_phrases('en', 'harm', 'want die; wanna die');
