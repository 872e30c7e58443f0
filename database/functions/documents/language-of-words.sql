-- How words of a language (two letters) are brought to their stems; as they are written where none is known.
create or replace function app.language_of_words(p_language text) returns regconfig
language sql immutable set search_path = ''
as $$
  select (
    case p_language
      when 'ar' then 'pg_catalog.arabic'
      when 'da' then 'pg_catalog.danish'
      when 'de' then 'pg_catalog.german'
      when 'en' then 'pg_catalog.english'
      when 'es' then 'pg_catalog.spanish'
      when 'fi' then 'pg_catalog.finnish'
      when 'fr' then 'pg_catalog.french'
      when 'hu' then 'pg_catalog.hungarian'
      when 'id' then 'pg_catalog.indonesian'
      when 'it' then 'pg_catalog.italian'
      when 'nl' then 'pg_catalog.dutch'
      when 'no' then 'pg_catalog.norwegian'
      when 'pt' then 'pg_catalog.portuguese'
      when 'ro' then 'pg_catalog.romanian'
      when 'ru' then 'pg_catalog.russian'
      when 'sv' then 'pg_catalog.swedish'
      when 'tr' then 'pg_catalog.turkish'
      else 'pg_catalog.simple'
    end
  )::regconfig
$$;
grant execute on function app.language_of_words to app_user;
