-- Is the person of this transaction an operator of the platform?
create or replace function app.is_operator() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select 1 from app.operators o where o.user_id = app.user_id());
end $$;
grant execute on function app.is_operator to app_user;
