-- A page of the library: p_limit deliverables behind p_after, which is the place of one as a page told it.
-- p_sort: stale (those first, then the newest), newest, changed, title. marked: where words are looked for,
-- the passage that holds them.
create or replace function app.library_page(
  p_filter jsonb,
  p_sort text,
  p_after jsonb,
  p_limit integer
)
returns table (output jsonb, place jsonb, marked text)
language plpgsql stable set search_path = ''
as $$
declare
  v_queries tsquery[] := app.queries_for_outputs(p_filter -> 'terms');
begin
  return query
    with found as materialized (
      select
        l.id,
        l.stale_since,
        case when p_sort = 'stale' and l.stale_since is null then 1 else 0 end as behind,
        case when p_sort = 'title' then lower(l.title) else '' end as word,
        case p_sort
          when 'changed' then l.updated_at
          when 'title' then '-infinity'
          else l.created_at
        end as moment
      from app.library_outputs(p_filter, v_queries) l
    ),
    page as (
      select f.*
      from found f
      where p_after is null
        or f.behind > (p_after ->> 'behind')::integer
        or (
          f.behind = (p_after ->> 'behind')::integer
          and (
            f.word > p_after ->> 'word'
            or (
              f.word = p_after ->> 'word'
              and (f.moment, f.id) < ((p_after ->> 'moment')::timestamptz, (p_after ->> 'id')::uuid)
            )
          )
        )
      order by f.behind, f.word, f.moment desc, f.id desc
      limit p_limit
    )
    select
      to_jsonb(o) - 'deleted_at' || jsonb_build_object(
        'stale_since', page.stale_since,
        'client_name', c.name,
        'client_slug', c.slug,
        'campaign_name', g.name,
        'author_name', app.person_name(a.created_by),
        'version', a.version,
        -- Read of the stale ones alone: it lies in the deliverable itself.
        'kept_lines', case
          when page.stale_since is not null
            then coalesce(jsonb_array_length(a.content #> '{keptLines,lines}'), 0)
          else 0
        end
      ),
      jsonb_build_object(
        'behind', page.behind,
        'word', page.word,
        'moment', page.moment,
        'id', page.id
      ),
      case when cardinality(v_queries) > 0 then app.found_in_output(page.id, v_queries) end
    from page
    join public.agent_outputs a on a.org_id = app.org_id() and a.id = page.id
    join app.output_rows o on o.org_id = a.org_id and o.id = a.id
    left join public.clients c on c.org_id = a.org_id and c.id = a.client_id
    left join public.campaigns g on g.org_id = a.org_id and g.id = a.campaign_id
    order by page.behind, page.word, page.moment desc, page.id desc;
end $$;
grant execute on function app.library_page to app_user;
