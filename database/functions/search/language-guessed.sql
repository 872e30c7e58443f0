-- The language of a text of which nobody said it: the one of whose small words it has most; English where
-- it has none.
create or replace function app.language_guessed(p_words text) returns text
-- Not in SQL, or it would be planned at every call.
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (
      select l.language
      from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', left(p_words, 2000)))) as w (word)
      cross join (
        values
          ('en', 'pg_catalog.english_stem'::regdictionary),
          ('de', 'pg_catalog.german_stem'),
          ('fr', 'pg_catalog.french_stem'),
          ('es', 'pg_catalog.spanish_stem'),
          ('it', 'pg_catalog.italian_stem'),
          ('nl', 'pg_catalog.dutch_stem'),
          ('pt', 'pg_catalog.portuguese_stem')
      ) as l (language, stemmer)
      where ts_lexize(l.stemmer, w.word) = '{}'
      group by l.language
      order by count(*) desc, l.language = 'en' desc, l.language
      limit 1
    ),
    'en'
  );
end $$;
