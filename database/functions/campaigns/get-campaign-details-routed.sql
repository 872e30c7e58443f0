create or replace function public.get_campaign_details_routed(p_campaign_id uuid, p_org_id uuid)
returns setof app.campaign_rows
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  return query
    select r.*
    from app.campaign_rows r
    where r.org_id = p_org_id
      and r.id = p_campaign_id;
end $$;
grant execute on function public.get_campaign_details_routed to app_user;
