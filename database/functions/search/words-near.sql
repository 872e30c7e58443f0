-- Of the words that stand nowhere in what the reader may find, those that do and look alike: they go on with
-- the same letters, or begin with the same one and are about as long; where the database compares letters
-- (pg_trgm), also those that share enough of them. Which of these are meant is decided outside. `joined`:
-- what they are a part of, or put together from, where languages that write words together are in reach.
-- p_client_id, p_kind: only among what is of these.
create or replace function app.words_near(
  p_words text[],
  p_goes_on boolean,
  p_client_id uuid,
  p_kind text default null
)
returns table (word text, near text[], joined text[])
language plpgsql stable set search_path = ''
as $$
declare
  languages regconfig[] := app.search_languages();
  joining text[];
  vocabulary text[];
  joinable text[];
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
  joining := array(
    select l.language
    from (
      select distinct e.language
      from public.search_entries e
      where e.org_id = app.org_id()
    ) l
    where app.writes_words_together(l.language)
  );
  select array_agg(v.word), array_agg(v.word) filter (where v.joins)
  into vocabulary, joinable
  from (
    select w.word, bool_or(e.language = any (joining)) as joins
    from public.search_entries e
    cross join lateral unnest(tsvector_to_array(e.stems)) as w (word)
    where e.org_id = app.org_id()
      and (p_client_id is null or e.client_id = p_client_id)
      and (p_kind is null or e.kind = p_kind)
    group by w.word
  ) v;
  return query execute format(
    'select
      u.word,
      coalesce(array_agg(v.word order by v.word) filter (where v.word is not null), ''{}''),
      case when char_length(u.word) >= 4 then app.joined_words(u.word, $3, $4) else ''{}'' end
    from unnest($1) as u (word)
    left join unnest($2) as v (word)
      on starts_with(v.word, u.word)
      or (
        left(v.word, 1) = left(u.word, 1)
        and abs(char_length(v.word) - char_length(u.word)) <= 2
      )
      or %s
    group by u.word',
    coalesce(likeness, 'false')
  )
  using
    unknown,
    vocabulary,
    joinable,
    array(select app.language_of_words(j.language) from unnest(joining) as j (language));
end $$;
grant execute on function app.words_near to app_user;
