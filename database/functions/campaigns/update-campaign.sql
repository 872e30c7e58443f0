-- Changes a campaign: what is null stays, what is named in p_clear becomes empty.
-- A p_version that is not the row's raises CONFLICT and changes nothing.
create or replace function public.update_campaign(
  p_campaign_id uuid,
  p_org_id uuid,
  :campaign_arguments,
  p_clear text[] default '{}',
  p_version integer default null
)
returns setof app.campaign_rows
language plpgsql set search_path = ''
as $$
declare
  given jsonb := jsonb_strip_nulls(jsonb_build_object(:campaign_given));
  cleared jsonb := (
    select coalesce(jsonb_object_agg(field, null), '{}')
    from unnest(p_clear) field
    where field in (:campaign_clearable)
  );
begin
  perform app.require_org(p_org_id);
  perform app.require_campaign(p_campaign_id);
  update public.campaigns c
  set (:campaign_fields) = (
    select :campaign_fields
    from jsonb_populate_record(c, given || cleared)
  )
  where c.org_id = p_org_id
    and c.id = p_campaign_id
    and (p_version is null or c.version = p_version);
  if not found then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  return query
    select r.*
    from app.campaign_rows r
    where r.org_id = p_org_id
      and r.id = p_campaign_id;
end $$;
grant execute on function public.update_campaign to app_user;
