-- Keeps a picture that the server has made of what somebody sent. A client's logo is set by whoever may
-- brand for that client.
create or replace function app.keep_image(
  p_client_id uuid,
  p_purpose text,
  p_width integer,
  p_height integer,
  p_bytes bytea
)
returns uuid
language plpgsql set search_path = ''
as $$
declare
  new_id uuid;
begin
  if p_client_id is not null then
    perform app.require_may_for('branding.manage', p_client_id);
  end if;
  insert into public.images (org_id, owner_id, client_id, purpose, width, height, bytes)
  values (app.org_id(), app.user_id(), p_client_id, p_purpose, p_width, p_height, p_bytes)
  returning id into new_id;
  return new_id;
end $$;
grant execute on function app.keep_image to app_user;
