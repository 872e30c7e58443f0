-- What the reader may find, best first, as {total, kinds: {kind: how many}, rows}. p_terms: [{words,
-- goes_on, weight}], any of which is enough; a rare one counts more. p_related: passages that are near by
-- related words, the nearest first; p_meant: those that are near by a provider's vectors. The orders are
-- fused by rank; words count twice, as far as a passage holds them, and vectors twice. A client's name
-- counts as a word of everything that is of it and holds another one. A page of a document, a conversation,
-- or another source is found once, by its best passage. Nothing outside the reader's reach moves a rank or a
-- count: what is counted are rows that the policies let through.
-- `marked`: the passage with what was found between U+0001 and U+0002.
create or replace function app.search_entries(
  p_terms jsonb,
  p_related uuid[],
  p_meant uuid[],
  p_kinds text[],
  p_client_id uuid,
  p_since date,
  p_until date,
  p_limit integer,
  p_offset integer
)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  languages regconfig[] := app.search_languages();
  queries tsquery[] := '{}';
  weights float8[] := '{}';
  anything tsquery := ''::tsquery;
  one jsonb;
  query tsquery;
  searched float8;
  answer jsonb;
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  for one in select t.value from jsonb_array_elements(p_terms) t loop
    query := app.query_of_words(
      array(select jsonb_array_elements_text(one -> 'words')),
      (one ->> 'goes_on')::boolean,
      languages
    );
    -- The lists stay in step: a word that is none answers nothing.
    queries := queries || query;
    weights := weights || (one ->> 'weight')::float8;
    anything := anything || query;
  end loop;
  select count(*) into searched
  from public.search_entries e
  where e.org_id = app.org_id()
    and (p_client_id is null or e.client_id = p_client_id);
  with within as materialized (
    select
      e.id,
      e.kind,
      coalesce((e.about ->> 'session')::uuid, e.source_id) as subject,
      e.client_id,
      e.page,
      e.place,
      e.stems,
      e.changed_at
    from public.search_entries e
    where e.org_id = app.org_id()
      and (p_client_id is null or e.client_id = p_client_id)
      and (p_since is null or e.changed_at >= p_since)
      and (p_until is null or e.changed_at < p_until + 1)
      and (e.stems @@ anything or e.id = any (p_related || p_meant))
  ),
  terms as (
    select
      t.*,
      array(
        select c.source_id
        from public.search_entries c
        where c.org_id = app.org_id()
          and c.kind = 'client'
          and to_tsvector('pg_catalog.simple', c.name) @@ t.query
      ) as clients
    from unnest(queries, weights) with ordinality as t (query, weight, n)
  ),
  hits as (
    select w.id, t.n, ts_rank(w.stems, t.query) as density, w.stems @@ t.query as is_there
    from within w
    join terms t
      on w.stems @@ t.query
      or w.client_id = any (t.clients)
  ),
  rarity as (
    select
      t.n,
      t.weight * ln(1 + (searched - count(h.id) + 0.5) / (count(h.id) + 0.5)) as worth
    from terms t
    left join hits h on h.n = t.n
    where numnode(t.query) > 0
    group by t.n, t.weight
  ),
  -- Sums of fractions differ with the order of their parts: rounded, the same rows have the same rank.
  by_words as (
    select
      h.id,
      round(sum(r.worth * (1 + h.density))::numeric, 6) as score,
      -- How much of what was looked for it holds, 0 to 1.
      round((sum(r.worth) / (select sum(every.worth) from rarity every))::numeric, 6) as share
    from hits h
    join rarity r on r.n = h.n
    group by h.id
    having bool_or(h.is_there)
  ),
  ranked as (
    select
      w.id,
      w.kind,
      w.subject,
      w.page,
      w.place,
      w.changed_at,
      b.score,
      b.share,
      case
        when b.id is not null then
          rank() over (order by b.score desc nulls last)
      end as word_rank,
      array_position(p_related, w.id) as related_rank,
      array_position(p_meant, w.id) as meant_rank
    from within w
    left join by_words b on b.id = w.id
    -- What holds far less of the words than the best does is not what was meant.
    where b.score >= 0.2 * (select max(best.score) from by_words best)
      or w.id = any (p_related || p_meant)
  ),
  fused as (
    select
      r.*,
      coalesce(2.0 * r.share / (10 + r.word_rank), 0)
        + coalesce(1.0 / (10 + r.related_rank), 0)
        + coalesce(2.0 / (10 + r.meant_rank), 0) as worth
    from ranked r
  ),
  sources as (
    select distinct on (f.kind, f.subject, f.page) f.*
    from fused f
    order by f.kind, f.subject, f.page, f.worth desc, f.score desc nulls last, f.place, f.id
  ),
  chosen as (
    select
      s.*,
      row_number() over (
        order by s.worth desc, s.score desc nulls last, s.changed_at desc, s.subject, s.page
      ) as n
    from sources s
    where p_kinds is null
      or s.kind = any (p_kinds)
    order by n
    limit p_limit
    offset p_offset
  )
  select jsonb_build_object(
    'total',
    (
      select count(*)
      from sources s
      where p_kinds is null
        or s.kind = any (p_kinds)
    ),
    'kinds',
    (
      select coalesce(jsonb_object_agg(k.kind, k.n), '{}')
      from (
        select s.kind, count(*) as n
        from sources s
        group by s.kind
      ) k
    ),
    'rows',
    (
      select coalesce(
        jsonb_agg(
          app.entry_json(
            e,
            anything,
            h.related_rank is not null and h.score is null,
            h.meant_rank is not null and h.score is null
          )
          order by h.n
        ),
        '[]'
      )
      from chosen h
      join public.search_entries e
        on e.org_id = app.org_id()
        and e.id = h.id
    )
  )
  into answer;
  return answer || jsonb_build_object('compares_letters', app.likeness_schema() is not null);
end $$;
grant execute on function app.search_entries to app_user;
