-- What runs now, newest first; at most a thousand.
create or replace function public.get_active_campaigns_routed(p_org_id uuid)
returns setof app.campaign_list_rows
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
    select r.*
    from app.campaign_list_rows r
    where r.org_id = p_org_id
      and r.status = 'active'
      and r.archived_at is null
    order by r.created_at desc
    limit 1000;
end $$;
grant execute on function public.get_active_campaigns_routed to app_user;
