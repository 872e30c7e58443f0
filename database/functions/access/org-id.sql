-- The organization of the person this transaction acts for; null when nobody is entered.
-- plpgsql keeps its plan for the session; an SQL function with a pinned search_path would be planned at
-- every call.
create or replace function app.org_id() returns uuid
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return nullif(current_setting('app.org_id', true), '')::uuid;
end $$;
grant execute on function app.org_id to app_user;
