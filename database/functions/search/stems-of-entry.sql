-- A passage by its stems: its name counts most, then its heading; a word as it is written is found too.
create or replace function app.stems_of_entry(
  p_language text,
  p_name text,
  p_heading text,
  p_words text
)
returns tsvector
language plpgsql immutable set search_path = ''
as $$
declare
  stemmer regconfig := app.language_of_words(p_language);
begin
  return setweight(to_tsvector(stemmer, p_name), 'A')
    || setweight(to_tsvector('pg_catalog.simple', p_name), 'A')
    || setweight(to_tsvector(stemmer, p_heading), 'B')
    || setweight(to_tsvector('pg_catalog.simple', p_heading), 'B')
    || to_tsvector(stemmer, p_words)
    || to_tsvector('pg_catalog.simple', p_words);
end $$;
