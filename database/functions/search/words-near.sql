-- Of the words that stand nowhere in what the reader may find, those that do and look alike: they go on with
-- the same letters, or begin with the same one and are about as long; where the database compares letters
-- (pg_trgm), also those that share enough of them. Which of these are meant is decided outside. p_client_id,
-- p_kind: only among what is of these.
create or replace function app.words_near(
  p_words text[],
  p_goes_on boolean,
  p_client_id uuid,
  p_kind text default null
)
returns table (word text, near text[])
language plpgsql stable set search_path = ''
as $$
declare
  languages regconfig[] := app.search_languages();
  likeness text := app.likeness_schema() || '.similarity(v.word, u.word) >= 0.4';
  unknown text[] := '{}';
  sought tsquery;
begin
  for n in 1 .. cardinality(p_words) loop
    sought := app.query_of_words(
      p_words[n:n],
      p_goes_on and n = cardinality(p_words),
      languages
    );
    if numnode(sought) > 0
      and not exists (
        select 1
        from public.search_entries e
        where e.org_id = app.org_id()
          and (p_client_id is null or e.client_id = p_client_id)
          and (p_kind is null or e.kind = p_kind)
          and e.stems @@ sought
      )
    then
      unknown := unknown || p_words[n];
    end if;
  end loop;
  if cardinality(unknown) = 0 then
    return;
  end if;
  return query execute format(
    'with vocabulary as (
      select distinct w.word
      from public.search_entries e
      cross join lateral unnest(tsvector_to_array(e.stems)) as w (word)
      where e.org_id = app.org_id()
        and ($2 is null or e.client_id = $2)
        and ($3 is null or e.kind = $3)
    )
    select u.word, array_agg(v.word order by v.word)
    from unnest($1) as u (word)
    join vocabulary v
      on starts_with(v.word, u.word)
      or (
        left(v.word, 1) = left(u.word, 1)
        and abs(char_length(v.word) - char_length(u.word)) <= 2
      )
      or %s
    group by u.word',
    coalesce(likeness, 'false')
  )
  using unknown, p_client_id, p_kind;
end $$;
grant execute on function app.words_near to app_user;
