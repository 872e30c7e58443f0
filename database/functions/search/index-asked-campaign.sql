-- A campaign is open to the client's people once they were asked about it.
create or replace function app.index_asked_campaign() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.campaign_id is not null then
    perform app.index_sources(new.org_id, 'campaign', array[new.campaign_id]);
  end if;
  return null;
end $$;
