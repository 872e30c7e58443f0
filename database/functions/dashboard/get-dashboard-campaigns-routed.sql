-- The newest campaigns for a dashboard.
create or replace function public.get_dashboard_campaigns_routed(
  p_org_id uuid,
  p_limit integer default 10
)
returns setof app.campaign_list_rows
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
    select r.*
    from app.campaign_list_rows r
    where r.org_id = p_org_id
      and r.archived_at is null
    order by r.created_at desc
    limit least(greatest(coalesce(p_limit, 10), 1), 100);
end $$;
grant execute on function public.get_dashboard_campaigns_routed to app_user;
