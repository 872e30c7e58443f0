-- Keeps with a draft which call made it.
create or replace function app.sign_import(p_import_id uuid, p_key text, p_request_hash text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
begin
  update public.figure_imports i
  set idempotency_key = p_key,
    request_hash = p_request_hash
  where i.org_id = v_import.org_id
    and i.id = p_import_id;
end $$;
grant execute on function app.sign_import to app_user;
