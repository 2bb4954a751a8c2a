//! Machine-readable description of the server.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use utoipa::openapi::path::{Operation, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use super::guests::COOKIE;

#[derive(OpenApi)]
#[openapi(
    info(title = "Reckon", description = "Tables for number games. What happens at a table goes over its socket."),
    paths(
        super::health,
        super::games::list,
        super::games::options_of,
        super::guests::new_program,
        super::tables::create,
        super::tables::open,
        super::tables::look,
        super::tables::join,
        super::records::record,
        super::steps::steps,
        super::sockets::connect,
        serve_openapi,
        serve_schema,
    ),
    modifiers(&WhoAsks, &EveryRoute)
)]
struct Document;

/// Authentication schemes for guests.
struct WhoAsks;

impl Modify for WhoAsks {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("Of a program: it asks for its token once, at /api/guests."));
        let cookie = ApiKeyValue::with_description(COOKIE, "Of a browser: it is given one with its first POST.");
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(token.build()));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// Parts common to every route: a rate limit, and sentences in the caller's language.
struct EveryRoute;

impl Modify for EveryRoute {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for item in document.paths.paths.values_mut() {
            [&mut item.get, &mut item.post].into_iter().flatten().for_each(of_every_route);
        }
    }
}

fn of_every_route(operation: &mut Operation) {
    let language = ParameterBuilder::new()
        .name("language")
        .parameter_in(ParameterIn::Query)
        .description(Some("Of the sentences, en or de; else as Accept-Language says."))
        .schema(Some(ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["en", "de"]))));
    operation.parameters.get_or_insert_default().push(language.build());
    let failed = ContentBuilder::new().schema(Some(Ref::from_schema_name("Failed"))).build();
    let too_often = ResponseBuilder::new()
        .description("`too-often`: more in a short time than anybody needs.")
        .content("application/json", failed);
    operation.responses.responses.insert("429".to_string(), RefOr::T(too_often.build()));
}

/// Returns the OpenAPI document in JSON.
pub fn openapi() -> String {
    Document::openapi().to_pretty_json().expect("the document can be written")
}

#[utoipa::path(get, path = "/api/openapi.json", responses(
    (status = 200, description = "This document.", body = String, content_type = "application/json"),
))]
pub async fn serve_openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], openapi()).into_response()
}

#[utoipa::path(get, path = "/api/protocol.schema.json", responses(
    (status = 200, description = "What goes over a socket, as JSON Schema.", body = String,
        content_type = "application/schema+json"),
))]
pub async fn serve_schema() -> Response {
    (
        [(header::CONTENT_TYPE, "application/schema+json")],
        serde_json::to_string_pretty(&reckon_protocol::schema()).expect("the schema can be written"),
    )
        .into_response()
}
