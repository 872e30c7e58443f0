-- Campaigns page by page. p_search looks in name, description and tags. Archived ones only when asked for.
create or replace function public.get_campaigns_list_routed(
  p_org_id uuid,
  p_include_archived boolean default false,
  p_client_id uuid default null,
  p_status text default null,
  p_limit integer default 100,
  p_offset integer default 0,
  p_search text default null,
  p_sort text default 'newest'
)
returns setof app.campaign_list_rows
language plpgsql stable set search_path = ''
as $$
declare
  pattern text := '%' || app.like_literal(p_search) || '%';
begin
  perform app.require_org(p_org_id);
  -- The plain list walks its index and stops at the page's end.
  if coalesce(p_sort, 'newest') = 'newest' and p_search is null then
    return query
      select r.*
      from app.campaign_list_rows r
      where r.org_id = p_org_id
        and (p_include_archived or r.archived_at is null)
        and (p_client_id is null or r.client_id = p_client_id)
        and (p_status is null or r.status = p_status)
      order by r.created_at desc
      limit p_limit
      offset p_offset;
    return;
  end if;
  return query
    select r.*
    from app.campaign_list_rows r
    where r.org_id = p_org_id
      and (p_include_archived or r.archived_at is null)
      and (p_client_id is null or r.client_id = p_client_id)
      and (p_status is null or r.status = p_status)
      and (
        p_search is null
        or r.name ilike pattern
        or r.client_name ilike pattern
        or exists (
          select 1
          from public.campaigns c
          where c.org_id = r.org_id
            and c.id = r.id
            and (
              c.description ilike pattern
              or exists (select 1 from unnest(c.tags) t where t ilike pattern)
            )
        )
      )
    order by
      case p_sort when 'name' then lower(r.name) end,
      case p_sort when 'start' then r.start_date when 'end' then r.end_date end nulls last,
      case p_sort
        when 'budget' then r.budget_cents
        when 'spent' then r.spent_cents
        when 'priority' then r.priority_level
      end desc nulls last,
      case p_sort when 'updated' then r.updated_at end desc nulls last,
      r.created_at desc,
      r.id
    limit p_limit
    offset p_offset;
end $$;
grant execute on function public.get_campaigns_list_routed to app_user;
