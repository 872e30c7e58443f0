-- A passage by its stems: its heading counts more than its words, and a word as it is written is found too.
create or replace function app.stems_of_passage(p_language text, p_heading text, p_words text)
returns tsvector
language sql immutable set search_path = ''
as $$
  select
    setweight(to_tsvector(app.language_of_words(p_language), p_heading), 'B')
    || to_tsvector(app.language_of_words(p_language), p_words)
    || to_tsvector('pg_catalog.simple', p_words)
$$;
