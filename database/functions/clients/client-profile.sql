-- The business profile of a client; no row when nobody has said. A client out of reach raises NOT_FOUND.
create or replace function app.client_profile(p_id uuid)
returns table ("companyName" text, industry text, "companySize" text, description text)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.client_json(p_id);
  return query select * from app.business_profile(p_id);
end $$;
grant execute on function app.client_profile to app_user;
