-- Which client's portal is meant: the named one, else, for somebody limited to clients, their first; null
-- is the organization's own. Raises NOT_FOUND out of reach.
create or replace function app.portal_place(p_client_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  place uuid := coalesce(
    p_client_id,
    case when not app.sees_organization() then (app.portal_clients() -> 0 ->> 'id')::uuid end
  );
begin
  perform app.require_client(place);
  return place;
end $$;
grant execute on function app.portal_place to app_user;
