-- What each word of an organization begins with in output_words. Two may share it, which only costs time.
create or replace function app.word_key(p_org_id uuid) returns text
language sql immutable set search_path = ''
as $$
  select right(p_org_id::text, 8)
$$;
