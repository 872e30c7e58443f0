-- The brand guidelines of the organization (p_client_id null) or of one client, and who saved which state of
-- them, the newest first.
create or replace function app.read_brand_guidelines(p_client_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return jsonb_build_object(
    'guidelines', app.brand_content(p_client_id),
    'versions', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'version', b.version,
          'saved_by_name', app.person_name(b.saved_by),
          'saved_at', b.saved_at
        )
        order by b.version desc
      )
      from public.brand_guidelines b
      where b.org_id = app.org_id()
        and b.client_id is not distinct from p_client_id
    ), '[]')
  );
end $$;
grant execute on function app.read_brand_guidelines to app_user;
