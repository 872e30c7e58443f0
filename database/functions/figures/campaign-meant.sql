-- Which campaign a source's name means: what somebody matched, else one of the same name, the newest.
create or replace function app.campaign_meant(p_client_id uuid, p_source text, p_name text)
returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_match public.figure_campaigns;
begin
  select * into v_match
  from public.figure_campaigns m
  where m.org_id = app.org_id()
    and m.client_id is not distinct from p_client_id
    and m.source = p_source
    and m.name = p_name;
  if v_match.name is not null then
    return v_match.campaign_id;
  end if;
  return (
    select c.id
    from public.campaigns c
    where c.org_id = app.org_id()
      and c.client_id is not distinct from p_client_id
      and c.archived_at is null
      and lower(c.name) = lower(p_name)
    order by c.created_at desc
    limit 1
  );
end $$;
grant execute on function app.campaign_meant to app_user;
