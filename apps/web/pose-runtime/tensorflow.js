//#region \0rolldown/runtime.js
var e = Object.create, t = Object.defineProperty, n = Object.getOwnPropertyDescriptor, r = Object.getOwnPropertyNames, i = Object.getPrototypeOf, a = Object.prototype.hasOwnProperty, o = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, s = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), c = (e, n) => {
	let r = {};
	for (var i in e) t(r, i, {
		get: e[i],
		enumerable: !0
	});
	return n || t(r, Symbol.toStringTag, { value: "Module" }), r;
}, l = (e, i, o, s) => {
	if (i && typeof i == "object" || typeof i == "function") for (var c = r(i), l = 0, u = c.length, d; l < u; l++) d = c[l], !a.call(e, d) && d !== o && t(e, d, {
		get: ((e) => i[e]).bind(null, d),
		enumerable: !(s = n(i, d)) || s.enumerable
	});
	return e;
}, u = (n, r, o) => (o = n == null ? {} : e(i(n)), l(r || !n || !n.__esModule || !a.call(n, "default") ? t(o, "default", {
	value: n,
	enumerable: !0
}) : o, n)), d = (e) => a.call(e, "module.exports") ? e["module.exports"] : l(t({}, "__esModule", { value: !0 }), e), f = 1e-7, p = 1e-4, m = class {
	constructor(e, t) {
		this.backend = e, this.dataMover = t, this.data = /* @__PURE__ */ new WeakMap(), this.dataIdsCount = 0;
	}
	get(e) {
		return this.data.has(e) || this.dataMover.moveData(this.backend, e), this.data.get(e);
	}
	set(e, t) {
		this.dataIdsCount++, this.data.set(e, t);
	}
	has(e) {
		return this.data.has(e);
	}
	delete(e) {
		return this.dataIdsCount--, this.data.delete(e);
	}
	numDataIds() {
		return this.dataIdsCount;
	}
}, h = class {
	refCount(e) {
		return g("refCount");
	}
	incRef(e) {
		return g("incRef");
	}
	timerAvailable() {
		return !0;
	}
	time(e) {
		return g("time");
	}
	read(e) {
		return g("read");
	}
	readSync(e) {
		return g("readSync");
	}
	readToGPU(e, t) {
		return g("readToGPU");
	}
	numDataIds() {
		return g("numDataIds");
	}
	disposeData(e, t) {
		return g("disposeData");
	}
	write(e, t, n) {
		return g("write");
	}
	move(e, t, n, r, i) {
		return g("move");
	}
	createTensorFromGPUData(e, t, n) {
		return g("createTensorFromGPUData");
	}
	memory() {
		return g("memory");
	}
	floatPrecision() {
		return g("floatPrecision");
	}
	epsilon() {
		return this.floatPrecision() === 32 ? f : p;
	}
	dispose() {
		return g("dispose");
	}
};
function g(e) {
	throw Error(`'${e}' not yet implemented or not found in the registry. This kernel may not be supported by the tfjs backend you have chosen`);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/util_base.js
function _(e, t) {
	if (!e) throw Error(typeof t == "string" ? t : t());
}
function v(e, t, n = "") {
	_(S(e, t), () => n + ` Shapes ${e} and ${t} must match`);
}
function y(e) {
	_(e != null, () => "The input to the tensor constructor must be a non-null value.");
}
function b(e) {
	if (e.length === 0) return 1;
	let t = e[0];
	for (let n = 1; n < e.length; n++) t *= e[n];
	return t;
}
function x(e, t) {
	if (e === t) return !0;
	if (e == null || t == null || e.length !== t.length) return !1;
	for (let n = 0; n < e.length; n++) if (e[n] !== null && t[n] !== null && e[n] !== t[n]) return !1;
	return !0;
}
function S(e, t) {
	if (e === t) return !0;
	if (e == null || t == null || e.length !== t.length) return !1;
	for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1;
	return !0;
}
function C(e) {
	return e % 1 == 0;
}
function w(e, t) {
	return t <= e.length ? e : e + " ".repeat(t - e.length);
}
function T(e, t) {
	let n = 1, r = -1;
	for (let t = 0; t < e.length; ++t) if (e[t] >= 0) n *= e[t];
	else if (e[t] === -1) {
		if (r !== -1) throw Error(`Shapes can only have 1 implicit size. Found -1 at dim ${r} and dim ${t}`);
		r = t;
	} else if (e[t] < 0) throw Error(`Shapes can not be < 0. Found ${e[t]} at dim ${t}`);
	if (r === -1) {
		if (t > 0 && t !== n) throw Error(`Size(${t}) must match the product of shape ${e}`);
		return e;
	}
	if (n === 0) throw Error(`Cannot infer the missing size in [${e}] when there are 0 elements`);
	if (t % n !== 0) throw Error(`The implicit shape can't be a fractional number. Got ${t} / ${n}`);
	let i = e.slice();
	return i[r] = t / n, i;
}
function E(e, t) {
	let n = t.length;
	return e = e == null ? t.map((e, t) => t) : [].concat(e), _(e.every((e) => e >= -n && e < n), () => `All values in axis param must be in range [-${n}, ${n}) but got axis ${e}`), _(e.every((e) => C(e)), () => `All values in axis param must be integers but got axis ${e}`), e.map((e) => e < 0 ? n + e : e);
}
function D(e, t) {
	let n = [], r = [], i = t != null && Array.isArray(t) && t.length === 0, a = t == null || i ? null : E(t, e).sort(), o = 0;
	for (let t = 0; t < e.length; ++t) {
		if (a != null) {
			if (a[o] === t && e[t] !== 1) throw Error(`Can't squeeze axis ${t} since its dim '${e[t]}' is not 1`);
			(a[o] == null || a[o] > t) && e[t] === 1 && (n.push(e[t]), r.push(t)), a[o] <= t && o++;
		}
		e[t] !== 1 && (n.push(e[t]), r.push(t));
	}
	return {
		newShape: n,
		keptDims: r
	};
}
function O(e, t) {
	return k(e, t);
}
function k(e, t) {
	let n = null;
	if (e == null || e === "float32") n = new Float32Array(t);
	else if (e === "int32") n = new Int32Array(t);
	else if (e === "bool") n = new Uint8Array(t);
	else if (e === "string") n = Array(t);
	else throw Error(`Unknown data type ${e}`);
	return n;
}
function ee(e, t) {
	for (let n = 0; n < e.length; n++) {
		let r = e[n];
		if (isNaN(r) || !isFinite(r)) throw Error(`A tensor of type ${t} being uploaded contains ${r}.`);
	}
}
function te(e) {
	return e === "bool" || e === "complex64" || e === "float32" || e === "int32" || e === "string";
}
function A(e) {
	if (e === "float32" || e === "int32") return 4;
	if (e === "complex64") return 8;
	if (e === "bool") return 1;
	throw Error(`Unknown dtype ${e}`);
}
function ne(e) {
	if (e == null) return 0;
	let t = 0;
	return e.forEach((e) => t += e.length), t;
}
function re(e) {
	return typeof e == "string" || e instanceof String;
}
function ie(e) {
	return typeof e == "boolean";
}
function ae(e) {
	return typeof e == "number";
}
function oe(e) {
	return Array.isArray(e) ? oe(e[0]) : e instanceof Float32Array ? "float32" : e instanceof Int32Array || e instanceof Uint8Array || e instanceof Uint8ClampedArray ? "int32" : ae(e) ? "float32" : re(e) ? "string" : ie(e) ? "bool" : "float32";
}
function se(e) {
	return !!(e && e.constructor && e.call && e.apply);
}
function j(e) {
	let t = e.length;
	if (t < 2) return [];
	let n = Array(t - 1);
	n[t - 2] = e[t - 1];
	for (let r = t - 3; r >= 0; --r) n[r] = n[r + 1] * e[r + 1];
	return n;
}
function ce(e, t, n, r = !1) {
	let i = [];
	if (t.length === 1) {
		let a = t[0] * (r ? 2 : 1);
		for (let t = 0; t < a; t++) i[t] = n[e + t];
	} else {
		let a = t[0], o = t.slice(1), s = o.reduce((e, t) => e * t) * (r ? 2 : 1);
		for (let t = 0; t < a; t++) i[t] = ce(e + t * s, o, n, r);
	}
	return i;
}
function le(e, t, n = !1) {
	if (e.length === 0) return t[0];
	let r = e.reduce((e, t) => e * t) * (n ? 2 : 1);
	if (r === 0) return [];
	if (r !== t.length) throw Error(`[${e}] does not match the input size ${t.length}${n ? " for a complex tensor" : ""}.`);
	return ce(0, e, t, n);
}
function ue(e, t) {
	let n = de(e, t);
	for (let e = 0; e < n.length; e++) n[e] = 1;
	return n;
}
function de(e, t) {
	if (t == null || t === "float32" || t === "complex64") return new Float32Array(e);
	if (t === "int32") return new Int32Array(e);
	if (t === "bool") return new Uint8Array(e);
	throw Error(`Unknown data type ${t}`);
}
function fe(e) {
	e.forEach((t) => {
		_(Number.isInteger(t) && t >= 0, () => `Tensor must have a shape comprised of positive integers but got shape [${e}].`);
	});
}
function pe(e) {
	return e && e.then && typeof e.then == "function";
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/environment.js
var me = "tfjsflags", he = class {
	constructor(e) {
		this.global = e, this.flags = {}, this.flagRegistry = {}, this.urlFlags = {}, this.getQueryParams = ge, this.populateURLFlags();
	}
	setPlatform(e, t) {
		this.platform != null && (M().getBool("IS_TEST") || M().getBool("PROD") || console.warn(`Platform ${this.platformName} has already been set. Overwriting the platform with ${e}.`)), this.platformName = e, this.platform = t;
	}
	registerFlag(e, t, n) {
		if (this.flagRegistry[e] = {
			evaluationFn: t,
			setHook: n
		}, this.urlFlags[e] != null) {
			let t = this.urlFlags[e];
			M().getBool("IS_TEST") || M().getBool("PROD") || console.warn(`Setting feature override from URL ${e}: ${t}.`), this.set(e, t);
		}
	}
	async getAsync(e) {
		return e in this.flags || (this.flags[e] = await this.evaluateFlag(e)), this.flags[e];
	}
	get(e) {
		if (e in this.flags) return this.flags[e];
		let t = this.evaluateFlag(e);
		if (pe(t)) throw Error(`Flag ${e} cannot be synchronously evaluated. Please use getAsync() instead.`);
		return this.flags[e] = t, this.flags[e];
	}
	getNumber(e) {
		return this.get(e);
	}
	getBool(e) {
		return this.get(e);
	}
	getString(e) {
		return this.get(e);
	}
	getFlags() {
		return this.flags;
	}
	get features() {
		return this.flags;
	}
	set(e, t) {
		if (this.flagRegistry[e] == null) throw Error(`Cannot set flag ${e} as it has not been registered.`);
		this.flags[e] = t, this.flagRegistry[e].setHook != null && this.flagRegistry[e].setHook(t);
	}
	evaluateFlag(e) {
		if (this.flagRegistry[e] == null) throw Error(`Cannot evaluate flag '${e}': no evaluation function found.`);
		return this.flagRegistry[e].evaluationFn();
	}
	setFlags(e) {
		this.flags = Object.assign({}, e);
	}
	reset() {
		this.flags = {}, this.urlFlags = {}, this.populateURLFlags();
	}
	populateURLFlags() {
		if (this.global === void 0 || this.global.location === void 0 || this.global.location.search === void 0) return;
		let e = this.getQueryParams(this.global.location.search);
		me in e && e[me].split(",").forEach((e) => {
			let [t, n] = e.split(":");
			this.urlFlags[t] = ve(t, n);
		});
	}
};
function ge(e) {
	let t = {};
	return e.replace(/[?&]([^=?&]+)(?:=([^&]*))?/g, (e, ...n) => (_e(t, n[0], n[1]), n.join("="))), t;
}
function _e(e, t, n) {
	e[decodeURIComponent(t)] = decodeURIComponent(n || "");
}
function ve(e, t) {
	let n = t.toLowerCase();
	return n === "true" || n === "false" ? n === "true" : `${+n}` === n ? +n : t;
}
function M() {
	return ye;
}
var ye = null;
function be(e) {
	ye = e;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/global_util.js
var xe;
function Se() {
	if (xe == null) {
		let e;
		if (typeof window < "u") e = window;
		else if (typeof global < "u") e = global;
		else if (typeof process < "u") e = process;
		else if (typeof self < "u") e = self;
		else throw Error("Could not find a global object");
		xe = e;
	}
	return xe;
}
function Ce() {
	let e = Se();
	return e._tfGlobals ??= /* @__PURE__ */ new Map(), e._tfGlobals;
}
function we(e, t) {
	let n = Ce();
	if (n.has(e)) return n.get(e);
	{
		let r = t();
		return n.set(e, r), n.get(e);
	}
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/kernel_names.js
var Te = "Acos", Ee = "Acosh", De = "AddN", Oe = "ArgMax", ke = "ArgMin", Ae = "Asin", je = "Asinh", Me = "Atan", Ne = "Atanh", Pe = "Atan2", Fe = "AvgPool", Ie = "AvgPoolGrad", Le = "AvgPool3D", Re = "AvgPool3DGrad", ze = "BatchMatMul", Be = "BatchToSpaceND", Ve = "Bincount", He = "BitwiseAnd", Ue = "BroadcastArgs", We = "Cast", Ge = "Ceil", Ke = "ClipByValue", qe = "Complex", Je = "ComplexAbs", Ye = "Concat", Xe = "Conv2D", Ze = "Conv2DBackpropFilter", N = "Conv2DBackpropInput", Qe = "Conv3D", $e = "Conv3DBackpropFilterV2", et = "Conv3DBackpropInputV2", tt = "Cosh", nt = "Cumprod", rt = "Cumsum", it = "CropAndResize", at = "DenseBincount", ot = "DepthToSpace", st = "DepthwiseConv2dNative", ct = "DepthwiseConv2dNativeBackpropFilter", lt = "DepthwiseConv2dNativeBackpropInput", ut = "Diag", dt = "Dilation2D", ft = "Dilation2DBackpropInput", pt = "Dilation2DBackpropFilter", mt = "RealDiv", ht = "Einsum", gt = "EluGrad", _t = "Equal", vt = "ExpandDims", yt = "Expm1", bt = "Fill", xt = "FlipLeftRight", St = "Floor", Ct = "FloorDiv", wt = "FusedBatchNorm", Tt = "GatherV2", Et = "GatherNd", Dt = "Greater", Ot = "GreaterEqual", kt = "Identity", At = "IFFT", jt = "Imag", Mt = "IsFinite", Nt = "IsInf", Pt = "IsNan", Ft = "LeakyRelu", It = "Less", Lt = "LessEqual", Rt = "LinSpace", zt = "Log1p", Bt = "LogicalAnd", Vt = "LogicalNot", Ht = "LogicalOr", Ut = "LogicalXor", Wt = "LRNGrad", Gt = "Maximum", Kt = "MaxPool", qt = "MaxPoolGrad", Jt = "MaxPool3D", Yt = "MaxPool3DGrad", Xt = "MaxPoolWithArgmax", Zt = "Mean", Qt = "Minimum", $t = "MirrorPad", en = "Multinomial", tn = "Multiply", nn = "NotEqual", rn = "NonMaxSuppressionV3", an = "NonMaxSuppressionV4", on = "NonMaxSuppressionV5", sn = "OnesLike", cn = "OneHot", ln = "Pack", un = "PadV2", dn = "Prelu", fn = "Prod", pn = "RaggedGather", mn = "RaggedRange", hn = "RaggedTensorToTensor", gn = "Range", _n = "Real", vn = "Reciprocal", yn = "Relu", bn = "Reshape", xn = "ResizeNearestNeighbor", Sn = "ResizeNearestNeighborGrad", Cn = "ResizeBilinear", wn = "ResizeBilinearGrad", Tn = "Relu6", En = "Reverse", Dn = "Round", On = "Rsqrt", kn = "ScatterNd", An = "TensorScatterUpdate", jn = "SearchSorted", Mn = "Select", Nn = "Selu", Pn = "Slice", Fn = "Sinh", In = "Sign", Ln = "Sigmoid", Rn = "Softplus", zn = "Sqrt", Bn = "SpaceToBatchND", Vn = "SplitV", Hn = "Softmax", Un = "SparseFillEmptyRows", Wn = "SparseReshape", Gn = "SparseSegmentMean", Kn = "SparseSegmentSum", qn = "SparseToDense", Jn = "SquaredDifference", Yn = "Square", Xn = "StaticRegexReplace", Zn = "StridedSlice", Qn = "StringNGrams", $n = "StringSplit", er = "StringToHashBucketFast", tr = "Tanh", nr = "Tile", rr = "TopK", ir = "Transform", ar = "Transpose", or = "Unique", sr = "Unpack", cr = "UnsortedSegmentSum", lr = "ZerosLike", ur = "Step", dr = "RotateWithOffset", fr = "_FusedMatMul", pr = "FusedConv2D", mr = "FusedDepthwiseConv2D";
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/log.js
function hr(...e) {
	M().getBool("IS_TEST") || M().getBool("PROD") || console.warn(...e);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/kernel_registry.js
var gr = we("kernelRegistry", () => /* @__PURE__ */ new Map()), _r = we("gradRegistry", () => /* @__PURE__ */ new Map());
function vr(e, t) {
	let n = Sr(e, t);
	return gr.get(n);
}
function yr(e) {
	return _r.get(e);
}
function br(e) {
	let t = gr.entries(), n = [];
	for (;;) {
		let { done: r, value: i } = t.next();
		if (r) break;
		let [a, o] = i, [s] = a.split("_");
		s === e && n.push(o);
	}
	return n;
}
function xr(e) {
	let { kernelName: t, backendName: n } = e, r = Sr(t, n);
	gr.has(r) && hr(`The kernel '${t}' for backend '${n}' is already registered`), gr.set(r, e);
}
function Sr(e, t) {
	return `${t}_${e}`;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/platforms/is_typed_array_browser.js
function Cr(e) {
	return e instanceof Float32Array || e instanceof Int32Array || e instanceof Uint8Array || e instanceof Uint8ClampedArray;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/hash_util.js
var wr = /* @__PURE__ */ u((/* @__PURE__ */ s(((e, t) => {
	t.exports = r;
	var n = null;
	try {
		n = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
			0,
			97,
			115,
			109,
			1,
			0,
			0,
			0,
			1,
			13,
			2,
			96,
			0,
			1,
			127,
			96,
			4,
			127,
			127,
			127,
			127,
			1,
			127,
			3,
			7,
			6,
			0,
			1,
			1,
			1,
			1,
			1,
			6,
			6,
			1,
			127,
			1,
			65,
			0,
			11,
			7,
			50,
			6,
			3,
			109,
			117,
			108,
			0,
			1,
			5,
			100,
			105,
			118,
			95,
			115,
			0,
			2,
			5,
			100,
			105,
			118,
			95,
			117,
			0,
			3,
			5,
			114,
			101,
			109,
			95,
			115,
			0,
			4,
			5,
			114,
			101,
			109,
			95,
			117,
			0,
			5,
			8,
			103,
			101,
			116,
			95,
			104,
			105,
			103,
			104,
			0,
			0,
			10,
			191,
			1,
			6,
			4,
			0,
			35,
			0,
			11,
			36,
			1,
			1,
			126,
			32,
			0,
			173,
			32,
			1,
			173,
			66,
			32,
			134,
			132,
			32,
			2,
			173,
			32,
			3,
			173,
			66,
			32,
			134,
			132,
			126,
			34,
			4,
			66,
			32,
			135,
			167,
			36,
			0,
			32,
			4,
			167,
			11,
			36,
			1,
			1,
			126,
			32,
			0,
			173,
			32,
			1,
			173,
			66,
			32,
			134,
			132,
			32,
			2,
			173,
			32,
			3,
			173,
			66,
			32,
			134,
			132,
			127,
			34,
			4,
			66,
			32,
			135,
			167,
			36,
			0,
			32,
			4,
			167,
			11,
			36,
			1,
			1,
			126,
			32,
			0,
			173,
			32,
			1,
			173,
			66,
			32,
			134,
			132,
			32,
			2,
			173,
			32,
			3,
			173,
			66,
			32,
			134,
			132,
			128,
			34,
			4,
			66,
			32,
			135,
			167,
			36,
			0,
			32,
			4,
			167,
			11,
			36,
			1,
			1,
			126,
			32,
			0,
			173,
			32,
			1,
			173,
			66,
			32,
			134,
			132,
			32,
			2,
			173,
			32,
			3,
			173,
			66,
			32,
			134,
			132,
			129,
			34,
			4,
			66,
			32,
			135,
			167,
			36,
			0,
			32,
			4,
			167,
			11,
			36,
			1,
			1,
			126,
			32,
			0,
			173,
			32,
			1,
			173,
			66,
			32,
			134,
			132,
			32,
			2,
			173,
			32,
			3,
			173,
			66,
			32,
			134,
			132,
			130,
			34,
			4,
			66,
			32,
			135,
			167,
			36,
			0,
			32,
			4,
			167,
			11
		])), {}).exports;
	} catch {}
	function r(e, t, n) {
		this.low = e | 0, this.high = t | 0, this.unsigned = !!n;
	}
	r.prototype.__isLong__, Object.defineProperty(r.prototype, "__isLong__", { value: !0 });
	function i(e) {
		return (e && e.__isLong__) === !0;
	}
	r.isLong = i;
	var a = {}, o = {};
	function s(e, t) {
		var n, r, i;
		return t ? (e >>>= 0, (i = 0 <= e && e < 256) && (r = o[e], r) ? r : (n = l(e, (e | 0) < 0 ? -1 : 0, !0), i && (o[e] = n), n)) : (e |= 0, (i = -128 <= e && e < 128) && (r = a[e], r) ? r : (n = l(e, e < 0 ? -1 : 0, !1), i && (a[e] = n), n));
	}
	r.fromInt = s;
	function c(e, t) {
		if (isNaN(e)) return t ? b : y;
		if (t) {
			if (e < 0) return b;
			if (e >= g) return T;
		} else {
			if (e <= -_) return E;
			if (e + 1 >= _) return w;
		}
		return e < 0 ? c(-e, t).neg() : l(e % h | 0, e / h | 0, t);
	}
	r.fromNumber = c;
	function l(e, t, n) {
		return new r(e, t, n);
	}
	r.fromBits = l;
	var u = Math.pow;
	function d(e, t, n) {
		if (e.length === 0) throw Error("empty string");
		if (e === "NaN" || e === "Infinity" || e === "+Infinity" || e === "-Infinity") return y;
		if (typeof t == "number" ? (n = t, t = !1) : t = !!t, n ||= 10, n < 2 || 36 < n) throw RangeError("radix");
		var r;
		if ((r = e.indexOf("-")) > 0) throw Error("interior hyphen");
		if (r === 0) return d(e.substring(1), t, n).neg();
		for (var i = c(u(n, 8)), a = y, o = 0; o < e.length; o += 8) {
			var s = Math.min(8, e.length - o), l = parseInt(e.substring(o, o + s), n);
			if (s < 8) {
				var f = c(u(n, s));
				a = a.mul(f).add(c(l));
			} else a = a.mul(i), a = a.add(c(l));
		}
		return a.unsigned = t, a;
	}
	r.fromString = d;
	function f(e, t) {
		return typeof e == "number" ? c(e, t) : typeof e == "string" ? d(e, t) : l(e.low, e.high, typeof t == "boolean" ? t : e.unsigned);
	}
	r.fromValue = f;
	var p = 65536, m = 1 << 24, h = p * p, g = h * h, _ = g / 2, v = s(m), y = s(0);
	r.ZERO = y;
	var b = s(0, !0);
	r.UZERO = b;
	var x = s(1);
	r.ONE = x;
	var S = s(1, !0);
	r.UONE = S;
	var C = s(-1);
	r.NEG_ONE = C;
	var w = l(-1, 2147483647, !1);
	r.MAX_VALUE = w;
	var T = l(-1, -1, !0);
	r.MAX_UNSIGNED_VALUE = T;
	var E = l(0, -2147483648, !1);
	r.MIN_VALUE = E;
	var D = r.prototype;
	D.toInt = function() {
		return this.unsigned ? this.low >>> 0 : this.low;
	}, D.toNumber = function() {
		return this.unsigned ? (this.high >>> 0) * h + (this.low >>> 0) : this.high * h + (this.low >>> 0);
	}, D.toString = function(e) {
		if (e ||= 10, e < 2 || 36 < e) throw RangeError("radix");
		if (this.isZero()) return "0";
		if (this.isNegative()) {
			if (this.eq(E)) {
				var t = c(e), n = this.div(t), r = n.mul(t).sub(this);
				return n.toString(e) + r.toInt().toString(e);
			}
			return "-" + this.neg().toString(e);
		}
		for (var i = c(u(e, 6), this.unsigned), a = this, o = "";;) {
			var s = a.div(i), l = (a.sub(s.mul(i)).toInt() >>> 0).toString(e);
			if (a = s, a.isZero()) return l + o;
			for (; l.length < 6;) l = "0" + l;
			o = "" + l + o;
		}
	}, D.getHighBits = function() {
		return this.high;
	}, D.getHighBitsUnsigned = function() {
		return this.high >>> 0;
	}, D.getLowBits = function() {
		return this.low;
	}, D.getLowBitsUnsigned = function() {
		return this.low >>> 0;
	}, D.getNumBitsAbs = function() {
		if (this.isNegative()) return this.eq(E) ? 64 : this.neg().getNumBitsAbs();
		for (var e = this.high == 0 ? this.low : this.high, t = 31; t > 0 && !(e & 1 << t); t--);
		return this.high == 0 ? t + 1 : t + 33;
	}, D.isZero = function() {
		return this.high === 0 && this.low === 0;
	}, D.eqz = D.isZero, D.isNegative = function() {
		return !this.unsigned && this.high < 0;
	}, D.isPositive = function() {
		return this.unsigned || this.high >= 0;
	}, D.isOdd = function() {
		return (this.low & 1) == 1;
	}, D.isEven = function() {
		return !(this.low & 1);
	}, D.equals = function(e) {
		return i(e) || (e = f(e)), this.unsigned !== e.unsigned && this.high >>> 31 == 1 && e.high >>> 31 == 1 ? !1 : this.high === e.high && this.low === e.low;
	}, D.eq = D.equals, D.notEquals = function(e) {
		return !this.eq(e);
	}, D.neq = D.notEquals, D.ne = D.notEquals, D.lessThan = function(e) {
		return this.comp(e) < 0;
	}, D.lt = D.lessThan, D.lessThanOrEqual = function(e) {
		return this.comp(e) <= 0;
	}, D.lte = D.lessThanOrEqual, D.le = D.lessThanOrEqual, D.greaterThan = function(e) {
		return this.comp(e) > 0;
	}, D.gt = D.greaterThan, D.greaterThanOrEqual = function(e) {
		return this.comp(e) >= 0;
	}, D.gte = D.greaterThanOrEqual, D.ge = D.greaterThanOrEqual, D.compare = function(e) {
		if (i(e) || (e = f(e)), this.eq(e)) return 0;
		var t = this.isNegative(), n = e.isNegative();
		return t && !n ? -1 : !t && n ? 1 : this.unsigned ? e.high >>> 0 > this.high >>> 0 || e.high === this.high && e.low >>> 0 > this.low >>> 0 ? -1 : 1 : this.sub(e).isNegative() ? -1 : 1;
	}, D.comp = D.compare, D.negate = function() {
		return !this.unsigned && this.eq(E) ? E : this.not().add(x);
	}, D.neg = D.negate, D.add = function(e) {
		i(e) || (e = f(e));
		var t = this.high >>> 16, n = this.high & 65535, r = this.low >>> 16, a = this.low & 65535, o = e.high >>> 16, s = e.high & 65535, c = e.low >>> 16, u = e.low & 65535, d = 0, p = 0, m = 0, h = 0;
		return h += a + u, m += h >>> 16, h &= 65535, m += r + c, p += m >>> 16, m &= 65535, p += n + s, d += p >>> 16, p &= 65535, d += t + o, d &= 65535, l(m << 16 | h, d << 16 | p, this.unsigned);
	}, D.subtract = function(e) {
		return i(e) || (e = f(e)), this.add(e.neg());
	}, D.sub = D.subtract, D.multiply = function(e) {
		if (this.isZero()) return y;
		if (i(e) || (e = f(e)), n) return l(n.mul(this.low, this.high, e.low, e.high), n.get_high(), this.unsigned);
		if (e.isZero()) return y;
		if (this.eq(E)) return e.isOdd() ? E : y;
		if (e.eq(E)) return this.isOdd() ? E : y;
		if (this.isNegative()) return e.isNegative() ? this.neg().mul(e.neg()) : this.neg().mul(e).neg();
		if (e.isNegative()) return this.mul(e.neg()).neg();
		if (this.lt(v) && e.lt(v)) return c(this.toNumber() * e.toNumber(), this.unsigned);
		var t = this.high >>> 16, r = this.high & 65535, a = this.low >>> 16, o = this.low & 65535, s = e.high >>> 16, u = e.high & 65535, d = e.low >>> 16, p = e.low & 65535, m = 0, h = 0, g = 0, _ = 0;
		return _ += o * p, g += _ >>> 16, _ &= 65535, g += a * p, h += g >>> 16, g &= 65535, g += o * d, h += g >>> 16, g &= 65535, h += r * p, m += h >>> 16, h &= 65535, h += a * d, m += h >>> 16, h &= 65535, h += o * u, m += h >>> 16, h &= 65535, m += t * p + r * d + a * u + o * s, m &= 65535, l(g << 16 | _, m << 16 | h, this.unsigned);
	}, D.mul = D.multiply, D.divide = function(e) {
		if (i(e) || (e = f(e)), e.isZero()) throw Error("division by zero");
		if (n) return !this.unsigned && this.high === -2147483648 && e.low === -1 && e.high === -1 ? this : l((this.unsigned ? n.div_u : n.div_s)(this.low, this.high, e.low, e.high), n.get_high(), this.unsigned);
		if (this.isZero()) return this.unsigned ? b : y;
		var t, r, a;
		if (this.unsigned) {
			if (e.unsigned || (e = e.toUnsigned()), e.gt(this)) return b;
			if (e.gt(this.shru(1))) return S;
			a = b;
		} else {
			if (this.eq(E)) return e.eq(x) || e.eq(C) ? E : e.eq(E) ? x : (t = this.shr(1).div(e).shl(1), t.eq(y) ? e.isNegative() ? x : C : (r = this.sub(e.mul(t)), a = t.add(r.div(e)), a));
			if (e.eq(E)) return this.unsigned ? b : y;
			if (this.isNegative()) return e.isNegative() ? this.neg().div(e.neg()) : this.neg().div(e).neg();
			if (e.isNegative()) return this.div(e.neg()).neg();
			a = y;
		}
		for (r = this; r.gte(e);) {
			t = Math.max(1, Math.floor(r.toNumber() / e.toNumber()));
			for (var o = Math.ceil(Math.log(t) / Math.LN2), s = o <= 48 ? 1 : u(2, o - 48), d = c(t), p = d.mul(e); p.isNegative() || p.gt(r);) t -= s, d = c(t, this.unsigned), p = d.mul(e);
			d.isZero() && (d = x), a = a.add(d), r = r.sub(p);
		}
		return a;
	}, D.div = D.divide, D.modulo = function(e) {
		return i(e) || (e = f(e)), n ? l((this.unsigned ? n.rem_u : n.rem_s)(this.low, this.high, e.low, e.high), n.get_high(), this.unsigned) : this.sub(this.div(e).mul(e));
	}, D.mod = D.modulo, D.rem = D.modulo, D.not = function() {
		return l(~this.low, ~this.high, this.unsigned);
	}, D.and = function(e) {
		return i(e) || (e = f(e)), l(this.low & e.low, this.high & e.high, this.unsigned);
	}, D.or = function(e) {
		return i(e) || (e = f(e)), l(this.low | e.low, this.high | e.high, this.unsigned);
	}, D.xor = function(e) {
		return i(e) || (e = f(e)), l(this.low ^ e.low, this.high ^ e.high, this.unsigned);
	}, D.shiftLeft = function(e) {
		return i(e) && (e = e.toInt()), (e &= 63) == 0 ? this : e < 32 ? l(this.low << e, this.high << e | this.low >>> 32 - e, this.unsigned) : l(0, this.low << e - 32, this.unsigned);
	}, D.shl = D.shiftLeft, D.shiftRight = function(e) {
		return i(e) && (e = e.toInt()), (e &= 63) == 0 ? this : e < 32 ? l(this.low >>> e | this.high << 32 - e, this.high >> e, this.unsigned) : l(this.high >> e - 32, this.high >= 0 ? 0 : -1, this.unsigned);
	}, D.shr = D.shiftRight, D.shiftRightUnsigned = function(e) {
		if (i(e) && (e = e.toInt()), e &= 63, e === 0) return this;
		var t = this.high;
		if (e < 32) {
			var n = this.low;
			return l(n >>> e | t << 32 - e, t >>> e, this.unsigned);
		}
		return l(e === 32 ? t : t >>> e - 32, 0, this.unsigned);
	}, D.shru = D.shiftRightUnsigned, D.shr_u = D.shiftRightUnsigned, D.toSigned = function() {
		return this.unsigned ? l(this.low, this.high, !1) : this;
	}, D.toUnsigned = function() {
		return this.unsigned ? this : l(this.low, this.high, !0);
	}, D.toBytes = function(e) {
		return e ? this.toBytesLE() : this.toBytesBE();
	}, D.toBytesLE = function() {
		var e = this.high, t = this.low;
		return [
			t & 255,
			t >>> 8 & 255,
			t >>> 16 & 255,
			t >>> 24,
			e & 255,
			e >>> 8 & 255,
			e >>> 16 & 255,
			e >>> 24
		];
	}, D.toBytesBE = function() {
		var e = this.high, t = this.low;
		return [
			e >>> 24,
			e >>> 16 & 255,
			e >>> 8 & 255,
			e & 255,
			t >>> 24,
			t >>> 16 & 255,
			t >>> 8 & 255,
			t & 255
		];
	}, r.fromBytes = function(e, t, n) {
		return n ? r.fromBytesLE(e, t) : r.fromBytesBE(e, t);
	}, r.fromBytesLE = function(e, t) {
		return new r(e[0] | e[1] << 8 | e[2] << 16 | e[3] << 24, e[4] | e[5] << 8 | e[6] << 16 | e[7] << 24, t);
	}, r.fromBytesBE = function(e, t) {
		return new r(e[4] << 24 | e[5] << 16 | e[6] << 8 | e[7], e[0] << 24 | e[1] << 16 | e[2] << 8 | e[3], t);
	};
})))()), Tr = wr.default || wr;
function Er(e) {
	return Tr.fromString(e, !0, 16);
}
var Dr = Er("c3a5c85c97cb3127"), Or = Er("b492b66fbe98f273"), kr = Er("9ae16a3b2f90404f");
function Ar(e) {
	return e.xor(e.shru(47));
}
function jr(e, t, n) {
	let r = e.slice(t, t + n);
	return Tr.fromBytes(Array.from(r), !0, !0);
}
function P(e, t) {
	return jr(e, t, 8);
}
function Mr(e, t) {
	return jr(e, t, 4);
}
function F(e, t) {
	return t === 0 ? e : e.shru(t).or(e.shl(64 - t));
}
function Nr(e, t, n = Er("9ddfea08eb382d69")) {
	let r = e.xor(t).mul(n);
	r = r.xor(r.shru(47));
	let i = t.xor(r).mul(n);
	return i = i.xor(i.shru(47)), i = i.mul(n), i;
}
function Pr(e, t, n, r, i, a) {
	i = i.add(e), a = F(a.add(i).add(r), 21);
	let o = i;
	return i = i.add(t), i = i.add(n), a = a.add(F(i, 44)), [i.add(r), a.add(o)];
}
function Fr(e, t, n, r) {
	return Pr(P(e, t), P(e, t + 8), P(e, t + 16), P(e, t + 24), n, r);
}
function Ir(e, t = e.length) {
	if (t >= 8) {
		let n = kr.add(t * 2), r = P(e, 0).add(kr), i = P(e, t - 8);
		return Nr(F(i, 37).mul(n).add(r), F(r, 25).add(i).mul(n), n);
	}
	if (t >= 4) {
		let n = kr.add(t * 2);
		return Nr(Mr(e, 0).shl(3).add(t), Mr(e, t - 4), n);
	}
	if (t > 0) {
		let n = e[0], r = e[t >> 1], i = e[t - 1], a = n + (r << 8), o = t + (i << 2);
		return Ar(kr.mul(a).xor(Dr.mul(o))).mul(kr);
	}
	return kr;
}
function Lr(e, t = e.length) {
	let n = kr.add(t * 2), r = P(e, 0).mul(Or), i = P(e, 8), a = P(e, t - 8).mul(n), o = P(e, t - 16).mul(kr);
	return Nr(F(r.add(i), 43).add(F(a, 30)).add(o), r.add(F(i.add(kr), 18)).add(a), n);
}
function Rr(e, t = e.length) {
	let n = kr.add(t * 2), r = P(e, 0).mul(kr), i = P(e, 8), a = P(e, t - 8).mul(n), o = P(e, t - 16).mul(kr), s = F(r.add(i), 43).add(F(a, 30)).add(o), c = Nr(s, r.add(F(i.add(kr), 18)).add(a), n), l = P(e, 16).mul(n), u = P(e, 24), d = s.add(P(e, t - 32)).mul(n), f = c.add(P(e, t - 24)).mul(n);
	return Nr(F(l.add(u), 43).add(F(d, 30)).add(f), l.add(F(u.add(r), 18)).add(d), n);
}
function zr(e, t = e.length) {
	let n = Tr.fromNumber(81, !0);
	if (t <= 32) return t <= 16 ? Ir(e, t) : Lr(e, t);
	if (t <= 64) return Rr(e, t);
	let r = n, i = n.mul(Or).add(113), a = Ar(i.mul(kr).add(113)).mul(kr), o = [Tr.UZERO, Tr.UZERO], s = [Tr.UZERO, Tr.UZERO];
	r = r.mul(kr).add(P(e, 0));
	let c = 0, l = (t - 1 >> 6) * 64, u = l + (t - 1 & 63) - 63;
	do
		r = F(r.add(i).add(o[0]).add(P(e, c + 8)), 37).mul(Or), i = F(i.add(o[1]).add(P(e, c + 48)), 42).mul(Or), r = r.xor(s[1]), i = i.add(o[0]).add(P(e, c + 40)), a = F(a.add(s[0]), 33).mul(Or), o = Fr(e, c, o[1].mul(Or), r.add(s[0])), s = Fr(e, c + 32, a.add(s[1]), i.add(P(e, c + 16))), [a, r] = [r, a], c += 64;
	while (c !== l);
	let d = Or.add(a.and(255).shl(1));
	return c = u, s[0] = s[0].add(t - 1 & 63), o[0] = o[0].add(s[0]), s[0] = s[0].add(o[0]), r = F(r.add(i).add(o[0]).add(P(e, c + 8)), 37).mul(d), i = F(i.add(o[1]).add(P(e, c + 48)), 42).mul(d), r = r.xor(s[1].mul(9)), i = i.add(o[0].mul(9).add(P(e, c + 40))), a = F(a.add(s[0]), 33).mul(d), o = Fr(e, c, o[1].mul(d), r.add(s[0])), s = Fr(e, c + 32, a.add(s[1]), i.add(P(e, c + 16))), [a, r] = [r, a], Nr(Nr(o[0], s[0], d).add(Ar(i).mul(Dr)).add(a), Nr(o[1], s[1], d).add(r), d);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/util.js
function Br(e, t) {
	return e instanceof Float32Array && t === "float32" || e instanceof Int32Array && t === "int32" || e instanceof Uint8Array && t === "bool";
}
function Vr(e, t) {
	if (t === "string") throw Error("Cannot convert a string[] to a TypedArray");
	if (Array.isArray(e) && (e = qr(e)), M().getBool("DEBUG") && ee(e, t), Br(e, t)) return e;
	if (t == null || t === "float32" || t === "complex64") return new Float32Array(e);
	if (t === "int32") return new Int32Array(e);
	if (t === "bool") {
		let t = new Uint8Array(e.length);
		for (let n = 0; n < t.length; ++n) Math.round(e[n]) !== 0 && (t[n] = 1);
		return t;
	}
	throw Error(`Unknown data type ${t}`);
}
function Hr() {
	return M().platform.now();
}
function Ur(e, t) {
	return M().platform.fetch(e, t);
}
function Wr(e, t = "utf-8") {
	return t ||= "utf-8", M().platform.encode(e, t);
}
function Gr(e, t = "utf-8") {
	return t ||= "utf-8", M().platform.decode(e, t);
}
function Kr(e) {
	return M().platform.isTypedArray == null ? Cr(e) : M().platform.isTypedArray(e);
}
function qr(e, t = [], n = !1) {
	if (t ??= [], typeof e == "boolean" || typeof e == "number" || typeof e == "string" || pe(e) || e == null || Kr(e) && n) t.push(e);
	else if (Array.isArray(e) || Kr(e)) for (let r = 0; r < e.length; ++r) qr(e[r], t, n);
	else {
		let r = -1;
		for (let t of Object.keys(e)) /^([1-9]+[0-9]*|0)$/.test(t) && (r = Math.max(r, Number(t)));
		for (let i = 0; i <= r; i++) qr(e[i], t, n);
	}
	return t;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/profiler.js
var Jr = class {
	constructor(e, t) {
		this.backendTimer = e, this.logger = t, t ?? (this.logger = new Xr());
	}
	profileKernel(e, t, n) {
		let r, i = () => {
			r = n();
		}, a, o = Hr();
		if (this.backendTimer.timerAvailable()) a = this.backendTimer.time(i);
		else {
			i();
			for (let e of r) e.dataSync();
			a = Promise.resolve({ kernelMs: Hr() - o });
		}
		if (M().getBool("CHECK_COMPUTATION_FOR_ERRORS")) for (let t = 0; t < r.length; t++) {
			let n = r[t];
			n.data().then((t) => {
				Yr(t, n.dtype, e);
			});
		}
		return {
			kernelName: e,
			outputs: r,
			inputs: t,
			timeMs: a.then((e) => e.kernelMs),
			extraInfo: a.then((e) => e.getExtraProfileInfo == null ? "" : e.getExtraProfileInfo())
		};
	}
	logKernelProfile(e) {
		let { kernelName: t, outputs: n, timeMs: r, inputs: i, extraInfo: a } = e;
		n.forEach((e) => {
			Promise.all([
				e.data(),
				r,
				a
			]).then((n) => {
				this.logger.logKernelProfile(t, e, n[0], n[1], i, n[2]);
			});
		});
	}
};
function Yr(e, t, n) {
	if (t !== "float32") return !1;
	for (let t = 0; t < e.length; t++) {
		let r = e[t];
		if (isNaN(r) || !isFinite(r)) return console.warn(`Found ${r} in the result of '${n}'`), !0;
	}
	return !1;
}
var Xr = class {
	logKernelProfile(e, t, n, r, i, a) {
		let o = typeof r == "number" ? w(`${r}ms`, 9) : r.error, s = w(e, 25), c = t.rank, l = t.size, u = w(t.shape.toString(), 14), d = "";
		for (let e in i) {
			let n = i[e];
			if (n != null) {
				let r = n.shape || t.shape, i = r.length;
				d += `${e}: ${i}D ${i > 0 ? r : ""} `;
			}
		}
		console.log(`%c${s}\t%c${o}\t%c${c}D ${u}\t%c${l}\t%c${d}\t%c${a}`, "font-weight:bold", "color:red", "color:blue", "color: orange", "color: green", "color: steelblue");
	}
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/tape.js
function Zr(e, t, n) {
	let r = {}, i = {};
	for (let e = 0; e < t.length; e++) r[t[e].id] = !0;
	for (let n = 0; n < e.length; n++) {
		let a = e[n], o = a.inputs;
		for (let e in o) {
			let n = o[e], s = !1;
			for (let e = 0; e < t.length; e++) if (r[n.id]) {
				a.outputs.forEach((e) => r[e.id] = !0), s = !0, i[a.id] = !0;
				break;
			}
			if (s) break;
		}
	}
	let a = {};
	a[n.id] = !0;
	let o = {};
	for (let t = e.length - 1; t >= 0; t--) {
		let n = e[t], r = n.inputs;
		for (let e = 0; e < n.outputs.length; e++) if (a[n.outputs[e].id]) {
			for (let e in r) a[r[e].id] = !0, o[n.id] = !0;
			break;
		}
	}
	let s = [];
	for (let t = 0; t < e.length; t++) {
		let n = e[t];
		if (i[n.id] && o[n.id]) {
			let e = {};
			for (let t in n.inputs) {
				let i = n.inputs[t];
				r[i.id] && (e[t] = i);
			}
			let t = Object.assign({}, n);
			t.inputs = e, t.outputs = n.outputs, s.push(t);
		}
	}
	return s;
}
function Qr(e, t, n, r) {
	for (let i = t.length - 1; i >= 0; i--) {
		let a = t[i], o = [];
		if (a.outputs.forEach((t) => {
			let n = e[t.id];
			n == null ? o.push(null) : o.push(n);
		}), a.gradient == null) throw Error(`Cannot compute gradient: gradient function not found for ${a.kernelName}.`);
		let s = a.gradient(o);
		for (let t in a.inputs) {
			if (!(t in s)) throw Error(`Cannot backprop through input ${t}. Available gradients found: ${Object.keys(s)}.`);
			let i = n(() => s[t]());
			if (i.dtype !== "float32") throw Error(`Error in gradient for op ${a.kernelName}. The gradient of input ${t} must have 'float32' dtype, but has '${i.dtype}'`);
			let o = a.inputs[t];
			if (!S(i.shape, o.shape)) throw Error(`Error in gradient for op ${a.kernelName}. The gradient of input '${t}' has shape '${i.shape}', which does not match the shape of the input '${o.shape}'`);
			if (e[o.id] == null) e[o.id] = i;
			else {
				let t = e[o.id];
				e[o.id] = r(t, i), t.dispose();
			}
		}
	}
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/tensor_format.js
var $r = 20, ei = 3, ti = 7;
function ni(e, t, n, r) {
	let i = j(t), a = ri(e, t, n, i), o = t.length, s = oi(e, t, n, i, a), c = ["Tensor"];
	return r && (c.push(`  dtype: ${n}`), c.push(`  rank: ${o}`), c.push(`  shape: [${t}]`), c.push("  values:")), c.push(s.map((e) => "    " + e).join("\n")), c.join("\n");
}
function ri(e, t, n, r) {
	let i = b(t), a = r[r.length - 1], o = Array(a).fill(0), s = t.length, c = n === "complex64" ? si(e) : e;
	if (s > 1) for (let e = 0; e < i / a; e++) {
		let t = e * a;
		for (let e = 0; e < a; e++) o[e] = Math.max(o[e], ii(c[t + e], 0, n).length);
	}
	return o;
}
function ii(e, t, n) {
	let r;
	return r = Array.isArray(e) ? `${parseFloat(e[0].toFixed(ti))} + ${parseFloat(e[1].toFixed(ti))}j` : re(e) ? `'${e}'` : n === "bool" ? ai(e) : parseFloat(e.toFixed(ti)).toString(), w(r, t);
}
function ai(e) {
	return e === 0 ? "false" : "true";
}
function oi(e, t, n, r, i, a = !0) {
	let o = n === "complex64" ? 2 : 1, s = t[0], c = t.length;
	if (c === 0) return n === "complex64" ? [ii(si(e)[0], 0, n)] : n === "bool" ? [ai(e[0])] : [e[0].toString()];
	if (c === 1) {
		if (s > $r) {
			let t = ei * o, r = Array.from(e.slice(0, t)), a = Array.from(e.slice((s - ei) * o, s * o));
			return n === "complex64" && (r = si(r), a = si(a)), ["[" + r.map((e, t) => ii(e, i[t], n)).join(", ") + ", ..., " + a.map((e, t) => ii(e, i[s - ei + t], n)).join(", ") + "]"];
		}
		return ["[" + (n === "complex64" ? si(e) : Array.from(e)).map((e, t) => ii(e, i[t], n)).join(", ") + "]"];
	}
	let l = t.slice(1), u = r.slice(1), d = r[0] * o, f = [];
	if (s > $r) {
		for (let t = 0; t < ei; t++) {
			let r = t * d, a = r + d;
			f.push(...oi(e.slice(r, a), l, n, u, i, !1));
		}
		f.push("...");
		for (let t = s - ei; t < s; t++) {
			let r = t * d, a = r + d;
			f.push(...oi(e.slice(r, a), l, n, u, i, t === s - 1));
		}
	} else for (let t = 0; t < s; t++) {
		let r = t * d, a = r + d;
		f.push(...oi(e.slice(r, a), l, n, u, i, t === s - 1));
	}
	let p = c === 2 ? "," : "";
	f[0] = "[" + (s > 0 ? f[0] + p : "");
	for (let e = 1; e < f.length - 1; e++) f[e] = " " + f[e] + p;
	let m = ",\n";
	for (let e = 2; e < c; e++) m += "\n";
	return f[f.length - 1] = " " + f[f.length - 1] + "]" + (a ? "" : m), f;
}
function si(e) {
	let t = [];
	for (let n = 0; n < e.length; n += 2) t.push([e[n], e[n + 1]]);
	return t;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/tensor.js
var ci = class {
	constructor(e, t, n) {
		if (this.dtype = t, this.shape = e.slice(), this.size = b(e), n != null) {
			let e = n.length;
			_(e === this.size, () => `Length of values '${e}' does not match the size inferred by the shape '${this.size}'.`);
		}
		if (t === "complex64") throw Error("complex64 dtype TensorBuffers are not supported. Please create a TensorBuffer for the real and imaginary parts separately and call tf.complex(real, imag).");
		this.values = n || k(t, this.size), this.strides = j(e);
	}
	set(e, ...t) {
		t.length === 0 && (t = [0]), _(t.length === this.rank, () => `The number of provided coordinates (${t.length}) must match the rank (${this.rank})`);
		let n = this.locToIndex(t);
		this.values[n] = e;
	}
	get(...e) {
		e.length === 0 && (e = [0]);
		let t = 0;
		for (let n of e) {
			if (n < 0 || n >= this.shape[t]) {
				let t = `Requested out of range element at ${e}.   Buffer shape=${this.shape}`;
				throw Error(t);
			}
			t++;
		}
		let n = e[e.length - 1];
		for (let t = 0; t < e.length - 1; ++t) n += this.strides[t] * e[t];
		return this.values[n];
	}
	locToIndex(e) {
		if (this.rank === 0) return 0;
		if (this.rank === 1) return e[0];
		let t = e[e.length - 1];
		for (let n = 0; n < e.length - 1; ++n) t += this.strides[n] * e[n];
		return t;
	}
	indexToLoc(e) {
		if (this.rank === 0) return [];
		if (this.rank === 1) return [e];
		let t = Array(this.shape.length);
		for (let n = 0; n < t.length - 1; ++n) t[n] = Math.floor(e / this.strides[n]), e -= t[n] * this.strides[n];
		return t[t.length - 1] = e, t;
	}
	get rank() {
		return this.shape.length;
	}
	toTensor() {
		return li().makeTensor(this.values, this.shape, this.dtype);
	}
}, li = null, ui = null;
function di(e) {
	li = e;
}
function fi(e) {
	ui = e;
}
var pi = class {
	constructor(e, t, n, r) {
		this.kept = !1, this.isDisposedInternal = !1, this.shape = e.slice(), this.dtype = t || "float32", this.size = b(e), this.strides = j(e), this.dataId = n, this.id = r, this.rankType = this.rank < 5 ? this.rank.toString() : "higher";
	}
	get rank() {
		return this.shape.length;
	}
	async buffer() {
		let e = await this.data();
		return ui.buffer(this.shape, this.dtype, e);
	}
	bufferSync() {
		return ui.buffer(this.shape, this.dtype, this.dataSync());
	}
	async array() {
		let e = await this.data();
		return le(this.shape, e, this.dtype === "complex64");
	}
	arraySync() {
		return le(this.shape, this.dataSync(), this.dtype === "complex64");
	}
	async data() {
		this.throwIfDisposed();
		let e = li().read(this.dataId);
		if (this.dtype === "string") {
			let t = await e;
			try {
				return t.map((e) => Gr(e));
			} catch {
				throw Error("Failed to decode the string bytes into utf-8. To get the original bytes, call tensor.bytes().");
			}
		}
		return e;
	}
	dataToGPU(e) {
		return this.throwIfDisposed(), li().readToGPU(this.dataId, e);
	}
	dataSync() {
		this.throwIfDisposed();
		let e = li().readSync(this.dataId);
		if (this.dtype === "string") try {
			return e.map((e) => Gr(e));
		} catch {
			throw Error("Failed to decode the string bytes into utf-8. To get the original bytes, call tensor.bytes().");
		}
		return e;
	}
	async bytes() {
		this.throwIfDisposed();
		let e = await li().read(this.dataId);
		return this.dtype === "string" ? e : new Uint8Array(e.buffer);
	}
	dispose() {
		this.isDisposed || (this.kerasMask && this.kerasMask.dispose(), li().disposeTensor(this), this.isDisposedInternal = !0);
	}
	get isDisposed() {
		return this.isDisposedInternal;
	}
	throwIfDisposed() {
		if (this.isDisposed) throw Error("Tensor is disposed.");
	}
	print(e = !1) {
		return ui.print(this, e);
	}
	clone() {
		return this.throwIfDisposed(), ui.clone(this);
	}
	toString(e = !1) {
		return ni(this.dataSync(), this.shape, this.dtype, e);
	}
	cast(e) {
		return this.throwIfDisposed(), ui.cast(this, e);
	}
	variable(e = !0, t, n) {
		return this.throwIfDisposed(), li().makeVariable(this, e, t, n);
	}
};
Object.defineProperty(pi, Symbol.hasInstance, { value: (e) => !!e && e.data != null && e.dataSync != null && e.throwIfDisposed != null });
function mi() {
	return we("Tensor", () => pi);
}
mi();
var hi = class extends pi {
	constructor(e, t, n, r) {
		super(e.shape, e.dtype, e.dataId, r), this.trainable = t, this.name = n;
	}
	assign(e) {
		if (e.dtype !== this.dtype) throw Error(`dtype of the new value (${e.dtype}) and previous value (${this.dtype}) must match`);
		if (!S(e.shape, this.shape)) throw Error(`shape of the new value (${e.shape}) and previous value (${this.shape}) must match`);
		li().disposeTensor(this), this.dataId = e.dataId, li().incRef(this, null);
	}
	dispose() {
		li().disposeVariable(this), this.isDisposedInternal = !0;
	}
};
Object.defineProperty(hi, Symbol.hasInstance, { value: (e) => e instanceof pi && e.assign != null && e.assign instanceof Function });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/types.js
var gi;
(function(e) {
	e.R0 = "R0", e.R1 = "R1", e.R2 = "R2", e.R3 = "R3", e.R4 = "R4", e.R5 = "R5", e.R6 = "R6";
})(gi ||= {});
var _i;
(function(e) {
	e.float32 = "float32", e.int32 = "int32", e.bool = "int32", e.complex64 = "complex64";
})(_i ||= {});
var vi;
(function(e) {
	e.float32 = "float32", e.int32 = "int32", e.bool = "bool", e.complex64 = "complex64";
})(vi ||= {});
var yi;
(function(e) {
	e.float32 = "float32", e.int32 = "float32", e.bool = "float32", e.complex64 = "complex64";
})(yi ||= {});
var bi;
(function(e) {
	e.float32 = "complex64", e.int32 = "complex64", e.bool = "complex64", e.complex64 = "complex64";
})(bi ||= {});
var xi = {
	float32: yi,
	int32: _i,
	bool: vi,
	complex64: bi
};
function Si(e, t) {
	if (e === "string" || t === "string") {
		if (e === "string" && t === "string") return "string";
		throw Error(`Can not upcast ${e} with ${t}`);
	}
	return xi[e][t];
}
function Ci(e) {
	return typeof e == "object" && !!e && "texture" in e && e.texture instanceof WebGLTexture;
}
function wi(e) {
	return typeof GPUBuffer < "u" && typeof e == "object" && !!e && "buffer" in e && e.buffer instanceof GPUBuffer;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/tensor_util.js
function I(e, t) {
	if (e.dtype === t.dtype) return [e, t];
	let n = Si(e.dtype, t.dtype);
	return [e.cast(n), t.cast(n)];
}
function Ti(e, t) {
	_(e.dtype === t.dtype, () => `The dtypes of the first(${e.dtype}) and second(${t.dtype}) input must match`);
}
function Ei(e) {
	let t = [];
	return Di(e, t, /* @__PURE__ */ new Set()), t;
}
function Di(e, t, n) {
	if (e == null) return;
	if (e instanceof pi) {
		t.push(e);
		return;
	}
	if (!Oi(e)) return;
	let r = e;
	for (let e in r) {
		let i = r[e];
		n.has(i) || (n.add(i), Di(i, t, n));
	}
}
function Oi(e) {
	return Array.isArray(e) || typeof e == "object";
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/engine.js
function ki(e) {
	return e.kernelName != null;
}
var Ai = class {
	constructor() {
		this.registeredVariables = {}, this.nextTapeNodeId = 0, this.numBytes = 0, this.numTensors = 0, this.numStringTensors = 0, this.numDataBuffers = 0, this.gradientDepth = 0, this.kernelDepth = 0, this.scopeStack = [], this.numDataMovesStack = [], this.nextScopeId = 0, this.tensorInfo = /* @__PURE__ */ new WeakMap(), this.profiling = !1, this.activeProfile = {
			newBytes: 0,
			newTensors: 0,
			peakBytes: 0,
			kernels: [],
			result: null,
			get kernelNames() {
				return Array.from(new Set(this.kernels.map((e) => e.name)));
			}
		};
	}
	dispose() {
		for (let e in this.registeredVariables) this.registeredVariables[e].dispose();
	}
}, ji = class e {
	constructor(e) {
		this.ENV = e, this.registry = {}, this.registryFactory = {}, this.pendingBackendInitId = 0, this.state = new Ai();
	}
	async ready() {
		if (this.pendingBackendInit != null) return this.pendingBackendInit.then(() => {});
		if (this.backendInstance != null) return;
		let e = this.getSortedBackends();
		for (let t = 0; t < e.length; t++) {
			let n = e[t];
			if (await this.initializeBackend(n).success) {
				await this.setBackend(n);
				return;
			}
		}
		throw Error("Could not initialize any backends, all backend initializations failed.");
	}
	get backend() {
		if (this.pendingBackendInit != null) throw Error(`Backend '${this.backendName}' has not yet been initialized. Make sure to await tf.ready() or await tf.setBackend() before calling other methods`);
		if (this.backendInstance == null) {
			let { name: e, asyncInit: t } = this.initializeBackendsAndReturnBest();
			if (t) throw Error(`The highest priority backend '${e}' has not yet been initialized. Make sure to await tf.ready() or await tf.setBackend() before calling other methods`);
			this.setBackend(e);
		}
		return this.backendInstance;
	}
	backendNames() {
		return Object.keys(this.registryFactory);
	}
	findBackend(e) {
		if (!(e in this.registry)) {
			if (e in this.registryFactory) {
				let { asyncInit: t } = this.initializeBackend(e);
				if (t) return null;
			} else return null;
		}
		return this.registry[e];
	}
	findBackendFactory(e) {
		return e in this.registryFactory ? this.registryFactory[e].factory : null;
	}
	registerBackend(e, t, n = 1) {
		return e in this.registryFactory ? (hr(`${e} backend was already registered. Reusing existing backend factory.`), !1) : (this.registryFactory[e] = {
			factory: t,
			priority: n
		}, !0);
	}
	async setBackend(e) {
		if (this.registryFactory[e] == null) throw Error(`Backend name '${e}' not found in registry`);
		if (this.backendName = e, this.registry[e] == null) {
			this.backendInstance = null;
			let { success: t, asyncInit: n } = this.initializeBackend(e);
			if (!(n ? await t : t)) return !1;
		}
		return this.backendInstance = this.registry[e], this.setupRegisteredKernels(), this.profiler = new Jr(this.backendInstance), !0;
	}
	setupRegisteredKernels() {
		br(this.backendName).forEach((e) => {
			e.setupFunc != null && e.setupFunc(this.backendInstance);
		});
	}
	disposeRegisteredKernels(e) {
		br(e).forEach((t) => {
			t.disposeFunc != null && t.disposeFunc(this.registry[e]);
		});
	}
	initializeBackend(e) {
		let t = this.registryFactory[e];
		if (t == null) throw Error(`Cannot initialize backend ${e}, no registration found.`);
		try {
			let n = t.factory();
			if (n && !(n instanceof h) && typeof n.then == "function") {
				let t = ++this.pendingBackendInitId, r = n.then((n) => t < this.pendingBackendInitId ? !1 : (this.registry[e] = n, this.pendingBackendInit = null, !0)).catch((n) => (t < this.pendingBackendInitId || (this.pendingBackendInit = null, hr(`Initialization of backend ${e} failed`), hr(n.stack || n.message)), !1));
				return this.pendingBackendInit = r, {
					success: r,
					asyncInit: !0
				};
			}
			return this.registry[e] = n, {
				success: !0,
				asyncInit: !1
			};
		} catch (t) {
			return hr(`Initialization of backend ${e} failed`), hr(t.stack || t.message), {
				success: !1,
				asyncInit: !1
			};
		}
	}
	removeBackend(e) {
		if (!(e in this.registryFactory)) throw Error(`${e} backend not found in registry`);
		this.backendName === e && this.pendingBackendInit != null && this.pendingBackendInitId++, e in this.registry && (this.disposeRegisteredKernels(e), this.registry[e].dispose(), delete this.registry[e]), delete this.registryFactory[e], this.backendName === e && (this.pendingBackendInit = null, this.backendName = null, this.backendInstance = null);
	}
	getSortedBackends() {
		if (Object.keys(this.registryFactory).length === 0) throw Error("No backend found in registry.");
		return Object.keys(this.registryFactory).sort((e, t) => this.registryFactory[t].priority - this.registryFactory[e].priority);
	}
	initializeBackendsAndReturnBest() {
		let e = this.getSortedBackends();
		for (let t = 0; t < e.length; t++) {
			let n = e[t], { success: r, asyncInit: i } = this.initializeBackend(n);
			if (i || r) return {
				name: n,
				asyncInit: i
			};
		}
		throw Error("Could not initialize any backends, all backend initializations failed.");
	}
	moveData(e, t) {
		let n = this.state.tensorInfo.get(t), r = n.backend, i = this.readSync(t), a = r.refCount(t);
		r.disposeData(t, !0), n.backend = e, e.move(t, i, n.shape, n.dtype, a), this.shouldCheckForMemLeaks() && this.state.numDataMovesStack[this.state.numDataMovesStack.length - 1]++;
	}
	tidy(e, t) {
		let n = null;
		if (t == null) {
			if (typeof e != "function") throw Error("Please provide a function to tidy()");
			t = e;
		} else {
			if (typeof e != "string" && !(e instanceof String)) throw Error("When calling with two arguments, the first argument to tidy() must be a string");
			if (typeof t != "function") throw Error("When calling with two arguments, the 2nd argument to tidy() must be a function");
			n = e;
		}
		let r;
		return this.scopedRun(() => this.startScope(n), () => this.endScope(r), () => (r = t(), r instanceof Promise && console.error("Cannot return a Promise inside of tidy."), r));
	}
	scopedRun(e, t, n) {
		e();
		try {
			let e = n();
			return t(), e;
		} catch (e) {
			throw t(), e;
		}
	}
	nextTensorId() {
		return e.nextTensorId++;
	}
	nextVariableId() {
		return e.nextVariableId++;
	}
	clone(e) {
		let t = L.runKernel(kt, { x: e }), n = { x: e };
		return this.addTapeNode(this.state.activeScope.name, n, [t], (e) => ({ x: () => {
			let t = { x: e };
			return L.runKernel(We, t, { dtype: "float32" });
		} }), [], {}), t;
	}
	runKernel(e, t, n) {
		if (this.backendName ?? this.backend, vr(e, this.backendName) == null) throw Error(`Kernel '${e}' not registered for backend '${this.backendName}'`);
		return this.runKernelFunc({
			kernelName: e,
			inputs: t,
			attrs: n
		});
	}
	shouldCheckForMemLeaks() {
		return this.ENV.getBool("IS_TEST");
	}
	checkKernelForMemLeak(e, t, n) {
		let r = this.backend.numDataIds(), i = 0;
		n.forEach((e) => {
			i += e.dtype === "complex64" ? 3 : 1;
		});
		let a = this.state.numDataMovesStack[this.state.numDataMovesStack.length - 1], o = r - t - i - a;
		if (o > 0) throw Error(`Backend '${this.backendName}' has an internal memory leak (${o} data ids) after running '${e}'`);
	}
	runKernelFunc(e) {
		let t, n = [], r = this.isTapeOn(), i = this.state.numBytes, a = this.state.numTensors;
		this.shouldCheckForMemLeaks() && this.state.numDataMovesStack.push(0);
		let o;
		this.backendName ?? this.backend;
		let s, c = ki(e) ? e.kernelName : this.state.activeScope == null ? "" : this.state.activeScope.name;
		if (ki(e)) {
			let { kernelName: t, inputs: i, attrs: a } = e;
			this.backendName ?? this.backend;
			let c = vr(t, this.backendName);
			_(c != null, () => `Cannot find registered kernel '${t}' for backend '${this.backendName}'`), o = () => {
				let e = this.backend.numDataIds();
				s = c.kernelFunc({
					inputs: i,
					attrs: a,
					backend: this.backend
				});
				let o = Array.isArray(s) ? s : [s];
				this.shouldCheckForMemLeaks() && this.checkKernelForMemLeak(t, e, o);
				let l = o.map((e) => e.rank == null ? this.makeTensorFromTensorInfo(e) : e);
				if (r) {
					let e = this.getTensorsForGradient(t, i, l);
					n = this.saveTensorsForBackwardMode(e);
				}
				return l;
			};
		} else {
			let { forwardFunc: t } = e, i = (e) => {
				r && (n = e.map((e) => this.keep(this.clone(e))));
			};
			o = () => {
				let e = this.backend.numDataIds();
				s = this.tidy(() => t(this.backend, i));
				let n = Array.isArray(s) ? s : [s];
				return this.shouldCheckForMemLeaks() && this.checkKernelForMemLeak(c, e, n), n;
			};
		}
		let { inputs: l, attrs: u } = e, d = ki(e) ? null : e.backwardsFunc, f;
		return this.scopedRun(() => this.state.kernelDepth++, () => this.state.kernelDepth--, () => {
			!this.ENV.getBool("DEBUG") && !this.state.profiling ? t = o() : (f = this.profiler.profileKernel(c, l, () => o()), this.ENV.getBool("DEBUG") && this.profiler.logKernelProfile(f), t = f.outputs);
		}), r && this.addTapeNode(c, l, t, d, n, u), this.state.profiling && this.state.activeProfile.kernels.push({
			name: c,
			bytesAdded: this.state.numBytes - i,
			totalBytesSnapshot: this.state.numBytes,
			tensorsAdded: this.state.numTensors - a,
			totalTensorsSnapshot: this.state.numTensors,
			inputShapes: Object.keys(l).map((e) => l[e] == null ? null : l[e].shape),
			outputShapes: t.map((e) => e.shape),
			kernelTimeMs: f.timeMs,
			extraInfo: f.extraInfo
		}), Array.isArray(s) ? t : t[0];
	}
	saveTensorsForBackwardMode(e) {
		return e.map((e) => this.keep(this.clone(e)));
	}
	getTensorsForGradient(e, t, n) {
		let r = yr(e);
		if (r != null) {
			let e = r.inputsToSave || [], i = r.outputsToSave || [], a;
			r.saveAllInputs ? (_(Array.isArray(t), () => "saveAllInputs is true, expected inputs to be an array."), a = Object.keys(t).map((e) => t[e])) : a = e.map((e) => t[e]);
			let o = n.filter((e, t) => i[t]);
			return a.concat(o);
		}
		return [];
	}
	makeTensor(e, t, n, r) {
		if (e == null) throw Error("Values passed to engine.makeTensor() are null");
		n ||= "float32", r ||= this.backend;
		let i = e;
		n === "string" && re(e[0]) && (i = e.map((e) => Wr(e)));
		let a = r.write(i, t, n), o = new pi(t, n, a, this.nextTensorId());
		if (this.trackTensor(o, r), n === "string") {
			let e = this.state.tensorInfo.get(a), t = ne(i);
			this.state.numBytes += t - e.bytes, e.bytes = t;
		}
		return o;
	}
	makeTensorFromDataId(e, t, n, r) {
		n ||= "float32";
		let i = {
			dataId: e,
			shape: t,
			dtype: n
		};
		return this.makeTensorFromTensorInfo(i, r);
	}
	makeTensorFromTensorInfo(e, t) {
		let { dataId: n, shape: r, dtype: i } = e, a = new pi(r, i, n, this.nextTensorId());
		return this.trackTensor(a, t), a;
	}
	makeVariable(e, t = !0, n, r) {
		n ||= this.nextVariableId().toString(), r != null && r !== e.dtype && (e = e.cast(r));
		let i = new hi(e, t, n, this.nextTensorId());
		if (this.state.registeredVariables[i.name] != null) throw Error(`Variable with name ${i.name} was already registered`);
		return this.state.registeredVariables[i.name] = i, this.incRef(i, this.backend), i;
	}
	trackTensor(e, t) {
		this.state.numTensors++, e.dtype === "string" && this.state.numStringTensors++;
		let n = 0;
		e.dtype !== "complex64" && e.dtype !== "string" && (n = e.size * A(e.dtype)), this.state.numBytes += n, this.state.tensorInfo.has(e.dataId) || (this.state.numDataBuffers++, this.state.tensorInfo.set(e.dataId, {
			backend: t || this.backend,
			dtype: e.dtype,
			shape: e.shape,
			bytes: n
		})), e instanceof hi || this.track(e);
	}
	incRef(e, t) {
		this.trackTensor(e, t), this.backend.incRef(e.dataId);
	}
	removeDataId(e, t) {
		this.state.tensorInfo.has(e) && this.state.tensorInfo.get(e).backend === t && (this.state.tensorInfo.delete(e), this.state.numDataBuffers--);
	}
	disposeTensor(e) {
		if (!this.state.tensorInfo.has(e.dataId)) return;
		let t = this.state.tensorInfo.get(e.dataId);
		if (this.state.numTensors--, e.dtype === "string" && (this.state.numStringTensors--, this.state.numBytes -= t.bytes), e.dtype !== "complex64" && e.dtype !== "string") {
			let t = e.size * A(e.dtype);
			this.state.numBytes -= t;
		}
		t.backend.disposeData(e.dataId) && this.removeDataId(e.dataId, t.backend);
	}
	disposeVariables() {
		for (let e in this.state.registeredVariables) {
			let t = this.state.registeredVariables[e];
			this.disposeVariable(t);
		}
	}
	disposeVariable(e) {
		this.disposeTensor(e), this.state.registeredVariables[e.name] != null && delete this.state.registeredVariables[e.name];
	}
	memory() {
		let e = this.backend.memory();
		return e.numTensors = this.state.numTensors, e.numDataBuffers = this.state.numDataBuffers, e.numBytes = this.state.numBytes, this.state.numStringTensors > 0 && (e.unreliable = !0, e.reasons ??= [], e.reasons.push("Memory usage by string tensors is approximate (2 bytes per character)")), e;
	}
	async profile(e) {
		this.state.profiling = !0;
		let t = this.state.numBytes, n = this.state.numTensors;
		this.state.activeProfile.kernels = [], this.state.activeProfile.result = await e(), this.state.profiling = !1, this.state.activeProfile.peakBytes = Math.max(...this.state.activeProfile.kernels.map((e) => e.totalBytesSnapshot)), this.state.activeProfile.newBytes = this.state.numBytes - t, this.state.activeProfile.newTensors = this.state.numTensors - n;
		for (let e of this.state.activeProfile.kernels) e.kernelTimeMs = await e.kernelTimeMs, e.extraInfo = await e.extraInfo;
		return this.state.activeProfile;
	}
	isTapeOn() {
		return this.state.gradientDepth > 0 && this.state.kernelDepth === 0;
	}
	addTapeNode(e, t, n, r, i, a) {
		let o = {
			id: this.state.nextTapeNodeId++,
			kernelName: e,
			inputs: t,
			outputs: n,
			saved: i
		}, s = yr(e);
		s != null && (r = s.gradFunc), r != null && (o.gradient = (e) => (e = e.map((e, t) => {
			if (e == null) {
				let e = n[t], r = de(e.size, e.dtype);
				return this.makeTensor(r, e.shape, e.dtype);
			}
			return e;
		}), r(e.length > 1 ? e : e[0], i, a))), this.state.activeTape.push(o);
	}
	keep(e) {
		return e.kept = !0, e;
	}
	startTape() {
		this.state.gradientDepth === 0 && (this.state.activeTape = []), this.state.gradientDepth++;
	}
	endTape() {
		this.state.gradientDepth--;
	}
	startScope(e) {
		let t = {
			track: [],
			name: "unnamed scope",
			id: this.state.nextScopeId++
		};
		e && (t.name = e), this.state.scopeStack.push(t), this.state.activeScope = t;
	}
	endScope(e) {
		let t = Ei(e), n = new Set(t.map((e) => e.id));
		for (let e = 0; e < this.state.activeScope.track.length; e++) {
			let t = this.state.activeScope.track[e];
			!t.kept && !n.has(t.id) && t.dispose();
		}
		let r = this.state.scopeStack.pop();
		this.state.activeScope = this.state.scopeStack.length === 0 ? null : this.state.scopeStack[this.state.scopeStack.length - 1], t.forEach((e) => {
			!e.kept && e.scopeId === r.id && this.track(e);
		});
	}
	gradients(e, t, n, r = !1) {
		if (_(t.length > 0, () => "gradients() received an empty list of xs."), n != null && n.dtype !== "float32") throw Error(`dy must have 'float32' dtype, but has '${n.dtype}'`);
		let i = this.scopedRun(() => this.startTape(), () => this.endTape(), () => this.tidy("forward", e));
		_(i instanceof pi, () => "The result y returned by f() must be a tensor.");
		let a = Zr(this.state.activeTape, t, i);
		if (!r && a.length === 0 && t.length > 0) throw Error("Cannot compute gradient of y=f(x) with respect to x. Make sure that the f you passed encloses all operations that lead from x to y.");
		return this.tidy("backward", () => {
			let e = {};
			e[i.id] = n ?? Mi(i.shape), Qr(e, a, (e) => this.tidy(e), Pi);
			let r = t.map((t) => e[t.id]);
			return this.state.gradientDepth === 0 && (this.state.activeTape.forEach((e) => {
				for (let t of e.saved) t.dispose();
			}), this.state.activeTape = null), {
				value: i,
				grads: r
			};
		});
	}
	customGrad(e) {
		return _(se(e), () => "The f passed in customGrad(f) must be a function."), (...t) => {
			_(t.every((e) => e instanceof pi), () => "The args passed in customGrad(f)(x1, x2,...) must all be tensors");
			let n, r = {};
			return t.forEach((e, t) => {
				r[t] = e;
			}), this.runKernelFunc({
				forwardFunc: (r, i) => (n = e(...t, i), _(n.value instanceof pi, () => "The function f passed in customGrad(f) must return an object where `obj.value` is a tensor"), _(se(n.gradFunc), () => "The function f passed in customGrad(f) must return an object where `obj.gradFunc` is a function."), n.value),
				backwardsFunc: (e, r) => {
					let i = n.gradFunc(e, r), a = Array.isArray(i) ? i : [i];
					_(a.length === t.length, () => "The function f passed in customGrad(f) must return an object where `obj.gradFunc` is a function that returns the same number of tensors as inputs passed to f(...)."), _(a.every((e) => e instanceof pi), () => "The function f passed in customGrad(f) must return an object where `obj.gradFunc` is a function that returns a list of only tensors.");
					let o = {};
					return a.forEach((e, t) => {
						o[t] = () => e;
					}), o;
				},
				inputs: r
			});
		};
	}
	readSync(e) {
		return this.state.tensorInfo.get(e).backend.readSync(e);
	}
	read(e) {
		return this.state.tensorInfo.get(e).backend.read(e);
	}
	readToGPU(e, t) {
		return this.state.tensorInfo.get(e).backend.readToGPU(e, t);
	}
	async time(e) {
		let t = Hr(), n = await this.backend.time(e);
		return n.wallMs = Hr() - t, n;
	}
	track(e) {
		return this.state.activeScope != null && (e.scopeId = this.state.activeScope.id, this.state.activeScope.track.push(e)), e;
	}
	get registeredVariables() {
		return this.state.registeredVariables;
	}
	reset() {
		this.pendingBackendInitId++, this.state.dispose(), this.ENV.reset(), this.state = new Ai();
		for (let e in this.registry) this.disposeRegisteredKernels(e), this.registry[e].dispose(), delete this.registry[e];
		this.backendName = null, this.backendInstance = null, this.pendingBackendInit = null;
	}
};
ji.nextTensorId = 0, ji.nextVariableId = 0;
function Mi(e) {
	let t = ue(b(e), "float32");
	return L.makeTensor(t, e, "float32");
}
function Ni() {
	let e = Se();
	return e._tfengine ??= new ji(new he(e)), be(e._tfengine.ENV), di(() => e._tfengine), e._tfengine;
}
var L = Ni();
function Pi(e, t) {
	let n = {
		a: e,
		b: t
	};
	return L.runKernel("Add", n);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/device_util.js
function Fi() {
	return typeof window < "u" && window.document != null || typeof WorkerGlobalScope < "u";
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/flags.js
var Ii = M();
Ii.registerFlag("DEBUG", () => !1, (e) => {
	e && console.warn("Debugging mode is ON. The output of every math call will be downloaded to CPU and checked for NaNs. This significantly impacts performance.");
}), Ii.registerFlag("IS_BROWSER", () => Fi()), Ii.registerFlag("IS_NODE", () => typeof process < "u" && process.versions !== void 0 && process.versions.node !== void 0), Ii.registerFlag("IS_CHROME", () => typeof navigator < "u" && navigator != null && navigator.userAgent != null && /Chrome/.test(navigator.userAgent) && /Google Inc/.test(navigator.vendor)), Ii.registerFlag("IS_SAFARI", () => typeof navigator < "u" && navigator != null && navigator.userAgent != null && /Safari/.test(navigator.userAgent) && /Apple/.test(navigator.vendor)), Ii.registerFlag("PROD", () => !1), Ii.registerFlag("TENSORLIKE_CHECK_SHAPE_CONSISTENCY", () => Ii.getBool("DEBUG")), Ii.registerFlag("DEPRECATION_WARNINGS_ENABLED", () => !0), Ii.registerFlag("IS_TEST", () => !1), Ii.registerFlag("CHECK_COMPUTATION_FOR_ERRORS", () => Ii.getBool("DEBUG")), Ii.registerFlag("WRAP_TO_IMAGEBITMAP", () => !1), Ii.registerFlag("CANVAS2D_WILL_READ_FREQUENTLY_FOR_GPU", () => !1), Ii.registerFlag("USE_SETTIMEOUTCUSTOM", () => !1);
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/tensor_util_env.js
function Li(e, t) {
	let n = e;
	if (Kr(e)) return t === "string" ? [] : [e.length];
	if (Ci(e)) {
		let t = e.channels || "RGBA";
		return [e.height, e.width * t.length];
	}
	if (wi(e)) return [e.buffer.size / (t == null ? 4 : A(t))];
	if (!Array.isArray(e)) return [];
	let r = [];
	for (; Array.isArray(n) || Kr(n) && t !== "string";) r.push(n.length), n = n[0];
	return Array.isArray(e) && M().getBool("TENSORLIKE_CHECK_SHAPE_CONSISTENCY") && Ri(e, r, []), r;
}
function Ri(e, t, n) {
	if (n ||= [], !Array.isArray(e) && !Kr(e)) {
		_(t.length === 0, () => `Element arr[${n.join("][")}] is a primitive, but should be an array/TypedArray of ${t[0]} elements`);
		return;
	}
	_(t.length > 0, () => `Element arr[${n.join("][")}] should be a primitive, but is an array of ${e.length} elements`), _(e.length === t[0], () => `Element arr[${n.join("][")}] should have ${t[0]} elements, but has ${e.length} elements`);
	let r = t.slice(1);
	for (let t = 0; t < e.length; ++t) Ri(e[t], r, n.concat(t));
}
function zi(e, t, n, r) {
	if (e !== "string_or_numeric") {
		if (e == null) throw Error("Expected dtype cannot be null.");
		if (e !== "numeric" && e !== t || e === "numeric" && t === "string") throw Error(`Argument '${n}' passed to '${r}' must be ${e} tensor, but got ${t} tensor`);
	}
}
function R(e, t, n, r = "numeric") {
	if (e instanceof mi()) return zi(r, e.dtype, t, n), e;
	let i = oe(e);
	if (i !== "string" && [
		"bool",
		"int32",
		"float32"
	].indexOf(r) >= 0 && (i = r), zi(r, i, t, n), e == null || !Kr(e) && !Array.isArray(e) && typeof e != "number" && typeof e != "boolean" && typeof e != "string") {
		let r = e == null ? "null" : e.constructor.name;
		throw Error(`Argument '${t}' passed to '${n}' must be a Tensor or TensorLike, but got '${r}'`);
	}
	let a = Li(e, i);
	!Kr(e) && !Array.isArray(e) && (e = [e]);
	let o = i === "string" ? qr(e, [], !0) : Vr(e, i);
	return L.makeTensor(o, a, i);
}
function Bi(e, t, n, r = "numeric") {
	if (!Array.isArray(e)) throw Error(`Argument ${t} passed to ${n} must be a \`Tensor[]\` or \`TensorLike[]\``);
	return e.map((e, i) => R(e, `${t}[${i}]`, n, r));
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/operation.js
var Vi = "__op";
function z(e) {
	let t = Object.keys(e);
	if (t.length !== 1) throw Error(`Please provide an object with a single key (operation name) mapping to a function. Got an object with ${t.length} keys.`);
	let n = t[0], r = e[n];
	n.endsWith("_") && (n = n.substring(0, n.length - 1)), n += Vi;
	let i = (...e) => {
		L.startScope(n);
		try {
			let t = r(...e);
			return pe(t) && console.error("Cannot return a Promise inside of tidy."), L.endScope(t), t;
		} catch (e) {
			throw L.endScope(null), e;
		}
	};
	return Object.defineProperty(i, "name", {
		value: n,
		configurable: !0
	}), i;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/complex.js
function Hi(e, t) {
	let n = R(e, "real", "complex"), r = R(t, "imag", "complex");
	v(n.shape, r.shape, `real and imag shapes, ${n.shape} and ${r.shape}, must match in call to tf.complex().`);
	let i = {
		real: n,
		imag: r
	};
	return L.runKernel(qe, i);
}
var Ui = /* @__PURE__ */ z({ complex_: Hi });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor_ops_util.js
function Wi(e, t, n, r) {
	if (r == null) r = oe(e);
	else if (r === "complex64") throw Error("Cannot construct a complex64 tensor directly. Please use tf.complex(real, imag).");
	if (wi(e) || Ci(e)) {
		if (r !== "float32" && r !== "int32") throw Error(`Creating tensor from GPU data only supports 'float32'|'int32' dtype, while the dtype is ${r}.`);
		return L.backend.createTensorFromGPUData(e, t || n, r);
	}
	if (!Kr(e) && !Array.isArray(e) && typeof e != "number" && typeof e != "boolean" && typeof e != "string") throw Error("values passed to tensor(values) must be a number/boolean/string or an array of numbers/booleans/strings, or a TypedArray");
	if (t != null) {
		fe(t);
		let e = b(t), r = b(n);
		_(e === r, () => `Based on the provided shape, [${t}], the tensor should have ${e} values but has ${r}`);
		for (let e = 0; e < n.length; ++e) {
			let r = n[e], i = e !== n.length - 1 || r !== b(t.slice(e));
			_(n[e] === t[e] || !i, () => `Error creating a new Tensor. Inferred shape (${n}) does not match the provided shape (${t}). `);
		}
	}
	return !Kr(e) && !Array.isArray(e) && (e = [e]), t ||= n, e = r === "string" ? qr(e, [], !0) : Vr(e, r), L.makeTensor(e, t, r);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor.js
function Gi(e, t, n) {
	return Wi(e, t, Li(e, n), n);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/types.js
var Ki = {
	float32: 4,
	float16: 2,
	int32: 4,
	uint16: 2,
	uint8: 1,
	bool: 1,
	complex64: 8
}, qi = class e {
	static join(t) {
		return new e(t).slice();
	}
	constructor(e) {
		if (this.shards = [], this.previousShardIndex = 0, e == null || (e instanceof Array || (e = [e]), e = e.map((e) => Kr(e) ? e.buffer : e), e.length === 0)) return;
		this.bufferUniformSize = e[0].byteLength;
		let t = 0;
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			n !== e.length - 1 && r.byteLength !== this.bufferUniformSize && (this.bufferUniformSize = void 0);
			let i = t + r.byteLength;
			this.shards.push({
				buffer: r,
				start: t,
				end: i
			}), t = i;
		}
		this.shards.length === 0 && (this.byteLength = 0), this.byteLength = this.shards[this.shards.length - 1].end;
	}
	slice(e = 0, t = this.byteLength) {
		if (this.shards.length === 0 || (e = isNaN(Number(e)) ? 0 : e, t = isNaN(Number(t)) ? 0 : t, e = Math.max(0, e), t = Math.min(this.byteLength, t), t <= e)) return /* @__PURE__ */ new ArrayBuffer(0);
		let n = this.findShardForByte(e);
		if (n === -1) throw Error(`Could not find start shard for byte ${e}`);
		let r = t - e, i = new ArrayBuffer(r), a = new Uint8Array(i), o = 0;
		for (let r = n; r < this.shards.length; r++) {
			let n = this.shards[r], i = e + o - n.start, s = o, c = Math.min(t, n.end) - n.start, l = new Uint8Array(n.buffer, i, c - i);
			if (a.set(l, s), o += l.length, t < n.end) break;
		}
		return i;
	}
	findShardForByte(e) {
		if (this.shards.length === 0 || e < 0 || e >= this.byteLength) return -1;
		if (this.bufferUniformSize != null) return this.previousShardIndex = Math.floor(e / this.bufferUniformSize), this.previousShardIndex;
		function t(t) {
			return e < t.start ? -1 : +(e >= t.end);
		}
		if (t(this.shards[this.previousShardIndex]) === 0) return this.previousShardIndex;
		let n = Ji(this.shards, t);
		return n === -1 ? -1 : (this.previousShardIndex = n, this.previousShardIndex);
	}
};
function Ji(e, t) {
	let n = 0, r = e.length;
	for (; n <= r;) {
		let i = Math.floor((r - n) / 2) + n, a = t(e[i]);
		if (a === 0) return i;
		a < 0 ? r = i : n = i + 1;
	}
	return -1;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/globals.js
function Yi() {
	return L;
}
function B(e, t) {
	return L.tidy(e, t);
}
function Xi(e) {
	Ei(e).forEach((e) => e.dispose());
}
function Zi(e) {
	return L.keep(e);
}
function Qi(e) {
	return L.setBackend(e);
}
function $i() {
	return L.backendName;
}
function ea(e, t, n = 1) {
	return L.registerBackend(e, t, n);
}
function ta() {
	return L.backend;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/io_utils.js
var na = 4;
async function ra(e, t) {
	let n = [], r = [], i = Array.isArray(e) ? e.map((e) => e.name) : Object.keys(e);
	for (let a = 0; a < i.length; ++a) {
		let o = i[a], s = Array.isArray(e) ? e[a].tensor : e[o];
		if (s.dtype !== "float32" && s.dtype !== "int32" && s.dtype !== "bool" && s.dtype !== "string" && s.dtype !== "complex64") throw Error(`Unsupported dtype in weight '${o}': ${s.dtype}`);
		let c = {
			name: o,
			shape: s.shape,
			dtype: s.dtype
		};
		if (s.dtype === "string") {
			let e = new Promise(async (e) => {
				let t = await s.bytes(), n = t.reduce((e, t) => e + t.length, 0) + na * t.length, r = new Uint8Array(n), i = 0;
				for (let e = 0; e < t.length; e++) {
					let n = t[e], a = new Uint8Array(new Uint32Array([n.length]).buffer);
					r.set(a, i), i += na, r.set(n, i), i += n.length;
				}
				e(r);
			});
			r.push(e);
		} else r.push(s.data());
		t != null && (c.group = t), n.push(c);
	}
	return {
		data: ua(await Promise.all(r)),
		specs: n
	};
}
function ia(e, t) {
	let n = new qi(e), r = {}, i = 0;
	for (let e of t) {
		let t = aa(e, (e, t) => n.slice(i + e, i + t));
		r[e.name] = sa(e, n.slice(i, i + t)), i += t;
	}
	return r;
}
function aa(e, t) {
	let n = b(e.shape), r;
	if ("quantization" in e) r = Ki[e.quantization.dtype];
	else if (e.dtype === "string") {
		let e = 0;
		for (let r = 0; r < n; r++) e += na + new Uint32Array(t(e, e + na))[0];
		return e;
	} else r = Ki[e.dtype];
	return n * r;
}
async function oa(e, t) {
	let n = b(e.shape), r;
	if ("quantization" in e) r = Ki[e.quantization.dtype];
	else if (e.dtype === "string") {
		let e = 0;
		for (let r = 0; r < n; r++) e += na + new Uint32Array(await t(e, e + na))[0];
		return e;
	} else r = Ki[e.dtype];
	return n * r;
}
function sa(e, t) {
	let n = e.name, r = e.dtype, i = e.shape, a = b(i), o, s = 0;
	if ("quantization" in e) {
		let i = e.quantization;
		if (i.dtype === "uint8" || i.dtype === "uint16") {
			if (!("min" in i && "scale" in i)) throw Error(`Weight ${e.name} with quantization ${i.dtype} doesn't have corresponding metadata min and scale.`);
		} else if (i.dtype === "float16") {
			if (r !== "float32") throw Error(`Weight ${e.name} is quantized with ${i.dtype} which only supports weights of type float32 not ${r}.`);
		} else throw Error(`Weight ${e.name} has unknown quantization dtype ${i.dtype}. Supported quantization dtypes are: 'uint8', 'uint16', and 'float16'.`);
		let c = Ki[i.dtype], l = i.dtype === "uint8" ? new Uint8Array(t) : new Uint16Array(t);
		if (r === "float32") {
			if (i.dtype === "uint8" || i.dtype === "uint16") {
				o = new Float32Array(l.length);
				for (let e = 0; e < l.length; e++) {
					let t = l[e];
					o[e] = t * i.scale + i.min;
				}
			} else if (i.dtype === "float16") o = Ta()(l);
			else throw Error(`Unsupported quantization type ${i.dtype} for weight type float32.`);
		} else if (r === "int32") {
			if (i.dtype !== "uint8" && i.dtype !== "uint16") throw Error(`Unsupported quantization type ${i.dtype} for weight type int32.`);
			o = new Int32Array(l.length);
			for (let e = 0; e < l.length; e++) {
				let t = l[e];
				o[e] = Math.round(t * i.scale + i.min);
			}
		} else throw Error(`Unsupported dtype in weight '${n}': ${r}`);
		s += a * c;
	} else if (r === "string") {
		let n = b(e.shape);
		o = [];
		for (let e = 0; e < n; e++) {
			let e = new Uint32Array(t.slice(s, s + na))[0];
			s += na;
			let n = new Uint8Array(t.slice(s, s + e));
			o.push(n), s += e;
		}
	} else {
		let e = Ki[r];
		if (r === "float32") o = new Float32Array(t);
		else if (r === "int32") o = new Int32Array(t);
		else if (r === "bool") o = new Uint8Array(t);
		else if (r === "complex64") {
			o = new Float32Array(t);
			let e = new Float32Array(o.length / 2), n = new Float32Array(o.length / 2);
			for (let t = 0; t < e.length; t++) e[t] = o[t * 2], n[t] = o[t * 2 + 1];
			let r = Gi(e, i, "float32"), a = Gi(n, i, "float32"), s = Ui(r, a);
			return r.dispose(), a.dispose(), s;
		} else throw Error(`Unsupported dtype in weight '${n}': ${r}`);
		s += a * e;
	}
	return Gi(o, i, r);
}
async function ca(e, t, n) {
	let r = new Uint8Array(t);
	for (; r.byteLength < n;) {
		let { done: t, value: i } = await e.read();
		if (t && i == null) {
			let e = n - r.byteLength;
			throw Error(`Reader is done but ${e} bytes are still expected`);
		}
		let a = new Uint8Array(r.length + i.byteLength);
		a.set(r, 0), a.set(new Uint8Array(i), r.length), r = a;
	}
	return r.buffer;
}
async function la(e, t) {
	let n = {}, r = e.getReader(), i = /* @__PURE__ */ new ArrayBuffer(0);
	for (let e of t) {
		let t = await oa(e, async (e, t) => (i = await ca(r, i, t), i.slice(e, t)));
		i = await ca(r, i, t);
		let a = i.slice(0, t);
		i = i.slice(t);
		let o = sa(e, a);
		if (n[e.name] = o, $i() === "webgpu") {
			let e = ta();
			"uploadToGPU" in e && b(o.shape) >= M().get("WEBGPU_CPU_HANDOFF_SIZE_THRESHOLD") && e.uploadToGPU(o.dataId);
		}
	}
	return n;
}
function ua(e) {
	if (e === null) throw Error(`Invalid input value: ${JSON.stringify(e)}`);
	let t = 0, n = [];
	e.forEach((e) => {
		if (t += e.byteLength, n.push(e.byteLength === e.buffer.byteLength ? e : new e.constructor(e)), !(e instanceof Float32Array || e instanceof Int32Array || e instanceof Uint8Array)) throw Error(`Unsupported TypedArray subtype: ${e.constructor.name}`);
	});
	let r = new Uint8Array(t), i = 0;
	return n.forEach((e) => {
		r.set(new Uint8Array(e.buffer), i), i += e.byteLength;
	}), r.buffer;
}
var da = typeof Buffer < "u" && (typeof Blob > "u" || typeof atob > "u" || typeof btoa > "u");
function fa(e) {
	return da ? Buffer.byteLength(e, "utf8") : new Blob([e]).size;
}
function pa(e) {
	if (da) return Buffer.from(e).toString("base64");
	let t = new Uint8Array(e), n = "";
	for (let e = 0, r = t.length; e < r; e++) n += String.fromCharCode(t[e]);
	return btoa(n);
}
function ma(e) {
	if (da) {
		let t = Buffer.from(e, "base64");
		return t.buffer.slice(t.byteOffset, t.byteOffset + t.byteLength);
	}
	let t = atob(e), n = new Uint8Array(t.length);
	for (let e = 0; e < t.length; ++e) n.set([t.charCodeAt(e)], e);
	return n.buffer;
}
function ha(e) {
	return qi.join(e);
}
function ga(e) {
	for (e = e.trim(); e.endsWith("/");) e = e.slice(0, e.length - 1);
	let t = e.split("/");
	return t[t.length - 1];
}
function _a(e, t) {
	let n = {
		modelTopology: e.modelTopology,
		format: e.format,
		generatedBy: e.generatedBy,
		convertedBy: e.convertedBy,
		weightsManifest: t
	};
	return e.signature != null && (n.signature = e.signature), e.userDefinedMetadata != null && (n.userDefinedMetadata = e.userDefinedMetadata), e.modelInitializer != null && (n.modelInitializer = e.modelInitializer), e.initializerSignature != null && (n.initializerSignature = e.initializerSignature), e.trainingConfig != null && (n.trainingConfig = e.trainingConfig), n;
}
function va(e, t, n) {
	let r = {
		modelTopology: e.modelTopology,
		format: e.format,
		generatedBy: e.generatedBy,
		convertedBy: e.convertedBy
	};
	if (e.trainingConfig != null && (r.trainingConfig = e.trainingConfig), e.weightsManifest != null) {
		if (!t) throw Error("modelJSON has weightsManifest but weightSpecs is null");
		if (!n) throw Error("modelJSON has weightsManifest but weightData is null");
		r.weightSpecs = t, r.weightData = n;
	}
	return e.signature != null && (r.signature = e.signature), e.userDefinedMetadata != null && (r.userDefinedMetadata = e.userDefinedMetadata), e.modelInitializer != null && (r.modelInitializer = e.modelInitializer), e.initializerSignature != null && (r.initializerSignature = e.initializerSignature), r;
}
async function ya(e, t) {
	let n, r;
	return e.weightsManifest != null && ([n, r] = await t(e.weightsManifest)), va(e, n, r);
}
function ba(e) {
	if (e.modelTopology instanceof ArrayBuffer) throw Error("Expected JSON model topology, received ArrayBuffer.");
	return {
		dateSaved: /* @__PURE__ */ new Date(),
		modelTopologyType: "JSON",
		modelTopologyBytes: e.modelTopology == null ? 0 : fa(JSON.stringify(e.modelTopology)),
		weightSpecsBytes: e.weightSpecs == null ? 0 : fa(JSON.stringify(e.weightSpecs)),
		weightDataBytes: e.weightData == null ? 0 : new qi(e.weightData).byteLength
	};
}
function xa(e) {
	let t = [];
	for (let n of e) t.push(...n.weights);
	return t;
}
function Sa() {
	let e = (e) => {
		let t = e << 13, n = 0;
		for (; !(t & 8388608);) n -= 8388608, t <<= 1;
		return t &= -8388609, n += 947912704, t | n;
	}, t = /* @__PURE__ */ new Uint32Array(2048);
	t[0] = 0;
	for (let n = 1; n < 1024; n++) t[n] = e(n);
	for (let e = 1024; e < 2048; e++) t[e] = 939524096 + (e - 1024 << 13);
	return t;
}
function Ca() {
	let e = /* @__PURE__ */ new Uint32Array(64);
	e[0] = 0, e[31] = 1199570944, e[32] = 2147483648, e[63] = 3347054592;
	for (let t = 1; t < 31; t++) e[t] = t << 23;
	for (let t = 33; t < 63; t++) e[t] = 2147483648 + (t - 32 << 23);
	return e;
}
function wa() {
	let e = /* @__PURE__ */ new Uint32Array(64);
	for (let t = 0; t < 64; t++) e[t] = 1024;
	return e[0] = e[32] = 0, e;
}
function Ta() {
	let e = Sa(), t = Ca(), n = wa();
	return (r) => {
		let i = /* @__PURE__ */ new ArrayBuffer(4 * r.length), a = new Uint32Array(i);
		for (let i = 0; i < r.length; i++) {
			let o = r[i], s = e[n[o >> 10] + (o & 1023)] + t[o >> 10];
			a[i] = s;
		}
		return new Float32Array(i);
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/router_registry.js
var Ea = class e {
	constructor() {
		this.saveRouters = [], this.loadRouters = [];
	}
	static getInstance() {
		return e.instance ??= new e(), e.instance;
	}
	static registerSaveRouter(t) {
		e.getInstance().saveRouters.push(t);
	}
	static registerLoadRouter(t) {
		e.getInstance().loadRouters.push(t);
	}
	static getSaveHandlers(t) {
		return e.getHandlers(t, "save");
	}
	static getLoadHandlers(t, n) {
		return e.getHandlers(t, "load", n);
	}
	static getHandlers(t, n, r) {
		let i = [];
		return (n === "load" ? e.getInstance().loadRouters : e.getInstance().saveRouters).forEach((e) => {
			let n = e(t, r);
			n !== null && i.push(n);
		}), i;
	}
}, Da = (e) => Ea.registerSaveRouter(e), Oa = (e) => Ea.registerLoadRouter(e), ka = (e) => Ea.getSaveHandlers(e), Aa = (e, t) => Ea.getLoadHandlers(e, t), ja = "tensorflowjs", Ma = 1, Na = "models_store", Pa = "model_info_store";
function Fa() {
	if (!M().getBool("IS_BROWSER")) throw Error("Failed to obtain IndexedDB factory because the current environmentis not a web browser.");
	let e = typeof window > "u" ? self : window, t = e.indexedDB || e.mozIndexedDB || e.webkitIndexedDB || e.msIndexedDB || e.shimIndexedDB;
	if (t == null) throw Error("The current browser does not appear to support IndexedDB.");
	return t;
}
function Ia(e) {
	let t = e.result;
	t.createObjectStore(Na, { keyPath: "modelPath" }), t.createObjectStore(Pa, { keyPath: "modelPath" });
}
var La = class {
	constructor(e) {
		if (this.indexedDB = Fa(), e == null || !e) throw Error("For IndexedDB, modelPath must not be null, undefined or empty.");
		this.modelPath = e;
	}
	async save(e) {
		if (e.modelTopology instanceof ArrayBuffer) throw Error("BrowserLocalStorage.save() does not support saving model topology in binary formats yet.");
		return this.databaseAction(this.modelPath, e);
	}
	async load() {
		return this.databaseAction(this.modelPath);
	}
	databaseAction(e, t) {
		return new Promise((e, n) => {
			let r = this.indexedDB.open(ja, Ma);
			r.onupgradeneeded = () => Ia(r), r.onsuccess = () => {
				let i = r.result;
				if (t == null) {
					let t = i.transaction(Na, "readonly"), r = t.objectStore(Na).get(this.modelPath);
					r.onsuccess = () => {
						if (r.result == null) return i.close(), n(/* @__PURE__ */ Error(`Cannot find model with path '${this.modelPath}' in IndexedDB.`));
						e(r.result.modelArtifacts);
					}, r.onerror = (e) => (i.close(), n(r.error)), t.oncomplete = () => i.close();
				} else {
					t.weightData = qi.join(t.weightData);
					let r = ba(t), a = i.transaction(Pa, "readwrite"), o = a.objectStore(Pa), s;
					try {
						s = o.put({
							modelPath: this.modelPath,
							modelArtifactsInfo: r
						});
					} catch (e) {
						return n(e);
					}
					let c;
					s.onsuccess = () => {
						c = i.transaction(Na, "readwrite");
						let s = c.objectStore(Na), l;
						try {
							l = s.put({
								modelPath: this.modelPath,
								modelArtifacts: t,
								modelArtifactsInfo: r
							});
						} catch (e) {
							return n(e);
						}
						l.onsuccess = () => e({ modelArtifactsInfo: r }), l.onerror = (e) => {
							o = a.objectStore(Pa);
							let t = o.delete(this.modelPath);
							t.onsuccess = () => (i.close(), n(l.error)), t.onerror = (e) => (i.close(), n(l.error));
						};
					}, s.onerror = (e) => (i.close(), n(s.error)), a.oncomplete = () => {
						c == null ? i.close() : c.oncomplete = () => i.close();
					};
				}
			}, r.onerror = (e) => n(r.error);
		});
	}
};
La.URL_SCHEME = "indexeddb://";
var Ra = (e) => M().getBool("IS_BROWSER") && !Array.isArray(e) && e.startsWith(La.URL_SCHEME) ? za(e.slice(La.URL_SCHEME.length)) : null;
Ea.registerSaveRouter(Ra), Ea.registerLoadRouter(Ra);
function za(e) {
	return new La(e);
}
function Ba(e) {
	return e.startsWith(La.URL_SCHEME) ? e.slice(La.URL_SCHEME.length) : e;
}
var Va = class {
	constructor() {
		this.indexedDB = Fa();
	}
	async listModels() {
		return new Promise((e, t) => {
			let n = this.indexedDB.open(ja, Ma);
			n.onupgradeneeded = () => Ia(n), n.onsuccess = () => {
				let r = n.result, i = r.transaction(Pa, "readonly"), a = i.objectStore(Pa).getAll();
				a.onsuccess = () => {
					let t = {};
					for (let e of a.result) t[e.modelPath] = e.modelArtifactsInfo;
					e(t);
				}, a.onerror = (e) => (r.close(), t(a.error)), i.oncomplete = () => r.close();
			}, n.onerror = (e) => t(n.error);
		});
	}
	async removeModel(e) {
		return e = Ba(e), new Promise((t, n) => {
			let r = this.indexedDB.open(ja, Ma);
			r.onupgradeneeded = () => Ia(r), r.onsuccess = () => {
				let i = r.result, a = i.transaction(Pa, "readwrite"), o = a.objectStore(Pa), s = o.get(e), c;
				s.onsuccess = () => {
					if (s.result == null) return i.close(), n(/* @__PURE__ */ Error(`Cannot find model with path '${e}' in IndexedDB.`));
					{
						let r = o.delete(e), a = () => {
							c = i.transaction(Na, "readwrite");
							let r = c.objectStore(Na).delete(e);
							r.onsuccess = () => t(s.result.modelArtifactsInfo), r.onerror = (e) => n(s.error);
						};
						r.onsuccess = a, r.onerror = (e) => (a(), i.close(), n(s.error));
					}
				}, s.onerror = (e) => (i.close(), n(s.error)), a.oncomplete = () => {
					c == null ? i.close() : c.oncomplete = () => i.close();
				};
			}, r.onerror = (e) => n(r.error);
		});
	}
}, Ha = "/", Ua = "tensorflowjs_models", Wa = "info", Ga = "model_topology", Ka = "weight_specs", qa = "weight_data", Ja = "model_metadata";
function Ya(e) {
	return {
		info: [
			Ua,
			e,
			Wa
		].join(Ha),
		topology: [
			Ua,
			e,
			Ga
		].join(Ha),
		weightSpecs: [
			Ua,
			e,
			Ka
		].join(Ha),
		weightData: [
			Ua,
			e,
			qa
		].join(Ha),
		modelMetadata: [
			Ua,
			e,
			Ja
		].join(Ha)
	};
}
function Xa(e) {
	for (let t of Object.values(e)) window.localStorage.removeItem(t);
}
function Za(e) {
	let t = e.split(Ha);
	if (t.length < 3) throw Error(`Invalid key format: ${e}`);
	return t.slice(1, t.length - 1).join(Ha);
}
function Qa(e) {
	return e.startsWith($a.URL_SCHEME) ? e.slice($a.URL_SCHEME.length) : e;
}
var $a = class {
	constructor(e) {
		if (!M().getBool("IS_BROWSER") || typeof window > "u" || window.localStorage === void 0) throw Error("The current environment does not support local storage.");
		if (this.LS = window.localStorage, e == null || !e) throw Error("For local storage, modelPath must not be null, undefined or empty.");
		this.modelPath = e, this.keys = Ya(this.modelPath);
	}
	async save(e) {
		if (e.modelTopology instanceof ArrayBuffer) throw Error("BrowserLocalStorage.save() does not support saving model topology in binary formats yet.");
		{
			let t = JSON.stringify(e.modelTopology), n = JSON.stringify(e.weightSpecs), r = ba(e), i = qi.join(e.weightData);
			try {
				this.LS.setItem(this.keys.info, JSON.stringify(r)), this.LS.setItem(this.keys.topology, t), this.LS.setItem(this.keys.weightSpecs, n), this.LS.setItem(this.keys.weightData, pa(i));
				let a = {
					format: e.format,
					generatedBy: e.generatedBy,
					convertedBy: e.convertedBy,
					signature: e.signature == null ? void 0 : e.signature,
					userDefinedMetadata: e.userDefinedMetadata == null ? void 0 : e.userDefinedMetadata,
					modelInitializer: e.modelInitializer == null ? void 0 : e.modelInitializer,
					initializerSignature: e.initializerSignature == null ? void 0 : e.initializerSignature,
					trainingConfig: e.trainingConfig == null ? void 0 : e.trainingConfig
				};
				return this.LS.setItem(this.keys.modelMetadata, JSON.stringify(a)), { modelArtifactsInfo: r };
			} catch {
				throw Xa(this.keys), Error(`Failed to save model '${this.modelPath}' to local storage: size quota being exceeded is a possible cause of this failure: modelTopologyBytes=${r.modelTopologyBytes}, weightSpecsBytes=${r.weightSpecsBytes}, weightDataBytes=${r.weightDataBytes}.`);
			}
		}
	}
	async load() {
		let e = JSON.parse(this.LS.getItem(this.keys.info));
		if (e == null) throw Error(`In local storage, there is no model with name '${this.modelPath}'`);
		if (e.modelTopologyType !== "JSON") throw Error("BrowserLocalStorage does not support loading non-JSON model topology yet.");
		let t = {}, n = JSON.parse(this.LS.getItem(this.keys.topology));
		if (n == null) throw Error(`In local storage, the topology of model '${this.modelPath}' is missing.`);
		t.modelTopology = n;
		let r = JSON.parse(this.LS.getItem(this.keys.weightSpecs));
		if (r == null) throw Error(`In local storage, the weight specs of model '${this.modelPath}' are missing.`);
		t.weightSpecs = r;
		let i = this.LS.getItem(this.keys.modelMetadata);
		if (i != null) {
			let e = JSON.parse(i);
			t.format = e.format, t.generatedBy = e.generatedBy, t.convertedBy = e.convertedBy, e.signature != null && (t.signature = e.signature), e.userDefinedMetadata != null && (t.userDefinedMetadata = e.userDefinedMetadata), e.modelInitializer != null && (t.modelInitializer = e.modelInitializer), e.initializerSignature != null && (t.initializerSignature = e.initializerSignature), e.trainingConfig != null && (t.trainingConfig = e.trainingConfig);
		}
		let a = this.LS.getItem(this.keys.weightData);
		if (a == null) throw Error(`In local storage, the binary weight values of model '${this.modelPath}' are missing.`);
		return t.weightData = ma(a), t;
	}
};
$a.URL_SCHEME = "localstorage://";
var eo = (e) => M().getBool("IS_BROWSER") && !Array.isArray(e) && e.startsWith($a.URL_SCHEME) ? to(e.slice($a.URL_SCHEME.length)) : null;
Ea.registerSaveRouter(eo), Ea.registerLoadRouter(eo);
function to(e) {
	return new $a(e);
}
var no = class {
	constructor() {
		_(M().getBool("IS_BROWSER"), () => "Current environment is not a web browser"), _(typeof window > "u" || window.localStorage !== void 0, () => "Current browser does not appear to support localStorage"), this.LS = window.localStorage;
	}
	async listModels() {
		let e = {};
		for (let t = 0; t < this.LS.length; ++t) {
			let n = this.LS.key(t);
			if (n.startsWith("tensorflowjs_models/") && n.endsWith("/info")) {
				let t = Za(n);
				e[t] = JSON.parse(this.LS.getItem(n));
			}
		}
		return e;
	}
	async removeModel(e) {
		e = Qa(e);
		let t = Ya(e);
		if (this.LS.getItem(t.info) == null) throw Error(`Cannot find model at path '${e}'`);
		let n = JSON.parse(this.LS.getItem(t.info));
		return Xa(t), n;
	}
}, ro = "://", io = class e {
	constructor() {
		this.managers = {};
	}
	static getInstance() {
		return e.instance ??= new e(), e.instance;
	}
	static registerManager(t, n) {
		_(t != null, () => "scheme must not be undefined or null."), t.endsWith(ro) && (t = t.slice(0, t.indexOf(ro))), _(t.length > 0, () => "scheme must not be an empty string.");
		let r = e.getInstance();
		_(r.managers[t] == null, () => `A model store manager is already registered for scheme '${t}'.`), r.managers[t] = n;
	}
	static getManager(t) {
		let n = e.getInstance().managers[t];
		if (n == null) throw Error(`Cannot find model manager for scheme '${t}'`);
		return n;
	}
	static getSchemes() {
		return Object.keys(e.getInstance().managers);
	}
};
function ao(e) {
	if (e.indexOf(ro) === -1) throw Error(`The url string provided does not contain a scheme. Supported schemes are: ${io.getSchemes().join(",")}`);
	return {
		scheme: e.split(ro)[0],
		path: e.split(ro)[1]
	};
}
async function oo(e, t, n = !1) {
	_(e !== t, () => `Old path and new path are the same: '${e}'`);
	let r = Ea.getLoadHandlers(e);
	_(r.length > 0, () => `Copying failed because no load handler is found for source URL ${e}.`), _(r.length < 2, () => `Copying failed because more than one (${r.length}) load handlers for source URL ${e}.`);
	let i = r[0], a = Ea.getSaveHandlers(t);
	_(a.length > 0, () => `Copying failed because no save handler is found for destination URL ${t}.`), _(a.length < 2, () => `Copying failed because more than one (${r.length}) save handlers for destination URL ${t}.`);
	let o = a[0], s = ao(e).scheme, c = ao(e).path, l = s === ao(e).scheme, u = await i.load();
	n && l && await io.getManager(s).removeModel(c);
	let d = await o.save(u);
	return n && !l && await io.getManager(s).removeModel(c), d.modelArtifactsInfo;
}
async function so() {
	let e = io.getSchemes(), t = {};
	for (let n of e) {
		let e = await io.getManager(n).listModels();
		for (let r in e) {
			let i = n + ro + r;
			t[i] = e[r];
		}
	}
	return t;
}
async function co(e) {
	let t = ao(e);
	return io.getManager(t.scheme).removeModel(t.path);
}
async function lo(e, t) {
	return oo(e, t, !1);
}
async function uo(e, t) {
	return oo(e, t, !0);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/platforms/platform_browser.js
var fo = class {
	constructor() {
		this.messageName = "setTimeoutCustom", this.functionRefs = [], this.handledMessageCount = 0, this.hasEventListener = !1;
	}
	fetch(e, t) {
		return fetch(e, t);
	}
	now() {
		return performance.now();
	}
	encode(e, t) {
		if (t !== "utf-8" && t !== "utf8") throw Error(`Browser's encoder only supports utf-8, but got ${t}`);
		return this.textEncoder ??= new TextEncoder(), this.textEncoder.encode(e);
	}
	decode(e, t) {
		return new TextDecoder(t).decode(e);
	}
	setTimeoutCustom(e, t) {
		typeof window > "u" || !M().getBool("USE_SETTIMEOUTCUSTOM") ? setTimeout(e, t) : (this.functionRefs.push(e), setTimeout(() => {
			window.postMessage({
				name: this.messageName,
				index: this.functionRefs.length - 1
			}, "*");
		}, t), this.hasEventListener || (this.hasEventListener = !0, window.addEventListener("message", (e) => {
			if (e.source === window && e.data.name === this.messageName) {
				e.stopPropagation();
				let t = this.functionRefs[e.data.index];
				t(), this.handledMessageCount++, this.handledMessageCount === this.functionRefs.length && (this.functionRefs = [], this.handledMessageCount = 0);
			}
		}, !0)));
	}
	isTypedArray(e) {
		return Cr(e);
	}
};
if (M().get("IS_BROWSER")) {
	M().setPlatform("browser", new fo());
	try {
		io.registerManager($a.URL_SCHEME, new no());
	} catch {}
	try {
		io.registerManager(La.URL_SCHEME, new Va());
	} catch {}
}
//#endregion
//#region __vite-browser-external
var po = /* @__PURE__ */ s(((e, t) => {
	t.exports = {};
})), mo = /* @__PURE__ */ c({
	TextDecoder: () => ho,
	TextEncoder: () => go,
	types: () => _o
}), ho, go, _o, vo = o((() => {
	({TextDecoder: ho, TextEncoder: go} = globalThis), _o = {
		isFloat32Array: (e) => e instanceof Float32Array,
		isInt32Array: (e) => e instanceof Int32Array,
		isUint8Array: (e) => e instanceof Uint8Array,
		isUint8ClampedArray: (e) => e instanceof Uint8ClampedArray
	};
})), yo = { importFetch: () => po() }, bo, xo = class {
	constructor() {
		this.util = (vo(), d(mo)), this.textEncoder = new this.util.TextEncoder();
	}
	fetch(e, t) {
		return M().global.fetch == null ? (bo ??= yo.importFetch(), bo(e, t)) : M().global.fetch(e, t);
	}
	now() {
		let e = process.hrtime();
		return e[0] * 1e3 + e[1] / 1e6;
	}
	encode(e, t) {
		if (t !== "utf-8" && t !== "utf8") throw Error(`Node built-in encoder only supports utf-8, but got ${t}`);
		return this.textEncoder.encode(e);
	}
	decode(e, t) {
		return e.length === 0 ? "" : new this.util.TextDecoder(t).decode(e);
	}
	isTypedArray(e) {
		return this.util.types.isFloat32Array(e) || this.util.types.isInt32Array(e) || this.util.types.isUint8Array(e) || this.util.types.isUint8ClampedArray(e);
	}
};
M().get("IS_NODE") && !M().get("IS_BROWSER") && M().setPlatform("node", new xo());
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/buffer.js
function So(e, t = "float32", n) {
	return t ||= "float32", fe(e), new ci(e, t, n);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/cast.js
function Co(e, t) {
	let n = R(e, "x", "cast");
	if (!te(t)) throw Error(`Failed to cast to unknown dtype ${t}`);
	if (t === "string" && n.dtype !== "string" || t !== "string" && n.dtype === "string") throw Error("Only strings can be casted to strings");
	let r = { x: n }, i = { dtype: t };
	return L.runKernel(We, r, i);
}
var wo = /* @__PURE__ */ z({ cast_: Co });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/clone.js
function To(e) {
	let t = { x: R(e, "x", "clone", "string_or_numeric") };
	return L.runKernel(kt, t);
}
var Eo = /* @__PURE__ */ z({ clone_: To });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/print.js
function Do(e, t = !1) {
	console.log(e.toString(t));
}
Ni(), fi({
	buffer: So,
	cast: wo,
	clone: Eo,
	print: Do
});
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/add.js
function Oo(e, t) {
	let n = R(e, "a", "add"), r = R(t, "b", "add");
	[n, r] = I(n, r);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel("Add", i);
}
var V = /* @__PURE__ */ z({ add_: Oo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/floorDiv.js
function ko(e, t) {
	let n = R(e, "a", "floorDiv"), r = R(t, "b", "floorDiv");
	[n, r] = I(n, r);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Ct, i);
}
var Ao = /* @__PURE__ */ z({ floorDiv_: ko });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/div.js
function jo(e, t) {
	let n = R(e, "a", "div"), r = R(t, "b", "div");
	if ([n, r] = I(n, r), n.dtype === "int32" && r.dtype === "int32") return Ao(n, r);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(mt, i, {});
}
var H = /* @__PURE__ */ z({ div_: jo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/mul.js
function Mo(e, t) {
	let n = R(e, "a", "mul"), r = R(t, "b", "mul");
	[n, r] = I(n, r);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(tn, i);
}
var U = /* @__PURE__ */ z({ mul_: Mo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/abs.js
function No(e) {
	let t = R(e, "x", "abs");
	if (t.dtype === "complex64") {
		let e = { x: t };
		return L.runKernel(Je, e);
	}
	{
		let e = { x: t };
		return L.runKernel("Abs", e);
	}
}
var Po = /* @__PURE__ */ z({ abs_: No });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/acos.js
function Fo(e) {
	let t = { x: R(e, "x", "acos") };
	return L.runKernel(Te, t);
}
var Io = /* @__PURE__ */ z({ acos_: Fo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/acosh.js
function Lo(e) {
	let t = { x: R(e, "x", "acosh") };
	return L.runKernel(Ee, t);
}
var Ro = /* @__PURE__ */ z({ acosh_: Lo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/add_n.js
function zo(e) {
	_(Array.isArray(e), () => "The argument passed to tf.addN() must be a list of tensors"), _(e.length >= 1, () => `Must pass at least one tensor to tf.addN(), but got ${e.length}`);
	let t = e.map((e, t) => R(e, `tensors${t}`, "addN")), n = t[0];
	t.forEach((e) => {
		if (e.dtype !== n.dtype) throw Error("All tensors passed to tf.addN() must have the same dtype");
	}), t.forEach((e) => {
		if (!S(e.shape, n.shape)) throw Error("All tensors passed to tf.addN() must have the same shape");
	});
	let r = t;
	return L.runKernel(De, r);
}
var Bo = /* @__PURE__ */ z({ addN_: zo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/all.js
function Vo(e, t = null, n = !1) {
	let r = { x: R(e, "x", "all", "bool") }, i = {
		axis: t,
		keepDims: n
	};
	return L.runKernel("All", r, i);
}
var Ho = /* @__PURE__ */ z({ all_: Vo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/any.js
function Uo(e, t = null, n = !1) {
	let r = { x: R(e, "x", "any", "bool") }, i = {
		axis: t,
		keepDims: n
	};
	return L.runKernel("Any", r, i);
}
var Wo = /* @__PURE__ */ z({ any_: Uo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/arg_max.js
function Go(e, t = 0) {
	let n = { x: R(e, "x", "argMax") }, r = { axis: t };
	return L.runKernel(Oe, n, r);
}
var Ko = /* @__PURE__ */ z({ argMax_: Go });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/arg_min.js
function qo(e, t = 0) {
	let n = { x: R(e, "x", "argMin") }, r = { axis: t };
	return L.runKernel(ke, n, r);
}
var Jo = /* @__PURE__ */ z({ argMin_: qo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/asin.js
function Yo(e) {
	let t = { x: R(e, "x", "asin") };
	return L.runKernel(Ae, t);
}
var Xo = /* @__PURE__ */ z({ asin_: Yo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/asinh.js
function Zo(e) {
	let t = { x: R(e, "x", "asinh") };
	return L.runKernel(je, t);
}
var Qo = /* @__PURE__ */ z({ asinh_: Zo });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/atan.js
function $o(e) {
	let t = { x: R(e, "x", "atan") };
	return L.runKernel(Me, t);
}
var es = /* @__PURE__ */ z({ atan_: $o });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/atan2.js
function ts(e, t) {
	let n = R(e, "a", "atan2"), r = R(t, "b", "atan2");
	[n, r] = I(n, r);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Pe, i);
}
var ns = /* @__PURE__ */ z({ atan2_: ts });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/atanh.js
function rs(e) {
	let t = { x: R(e, "x", "atanh") };
	return L.runKernel(Ne, t);
}
var is = /* @__PURE__ */ z({ atanh_: rs });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv_util.js
function as(e, t, n, r, i = "NHWC", a) {
	let o = e[3];
	return cs(e, [...t, o], n, a, r, null, null, Ss(i));
}
function os(e, t, n, r, i, a, o = "channelsLast") {
	let [s, c] = ps(t), l;
	if (o === "channelsLast") l = [
		s,
		c,
		e[3],
		e[3]
	];
	else if (o === "channelsFirst") l = [
		s,
		c,
		e[1],
		e[1]
	];
	else throw Error(`Unknown dataFormat ${o}`);
	return cs(e, l, n, r, i, a, !1, o);
}
function ss(e, t, n, r, i, a, o = "NDHWC") {
	let [s, c, l] = ms(t), u, d;
	if (o === "NDHWC") d = "channelsLast", u = [
		s,
		c,
		l,
		e[4],
		e[4]
	];
	else if (o === "NCDHW") d = "channelsFirst", u = [
		s,
		c,
		l,
		e[1],
		e[1]
	];
	else throw Error(`Unknown dataFormat ${o}`);
	return ls(e, u, n, r, i, !1, d, a);
}
function cs(e, t, n, r, i, a, o = !1, s = "channelsLast") {
	let [c, l, u, d] = [
		-1,
		-1,
		-1,
		-1
	];
	if (s === "channelsLast") [c, l, u, d] = e;
	else if (s === "channelsFirst") [c, d, l, u] = e;
	else throw Error(`Unknown dataFormat ${s}`);
	let [f, p, , m] = t, [h, g] = ps(n), [_, v] = ps(r), y = hs(f, _), b = hs(p, v), { padInfo: x, outHeight: S, outWidth: C } = gs(i, l, u, h, g, y, b, a, s), w = o ? m * d : m, T;
	return s === "channelsFirst" ? T = [
		c,
		w,
		S,
		C
	] : s === "channelsLast" && (T = [
		c,
		S,
		C,
		w
	]), {
		batchSize: c,
		dataFormat: s,
		inHeight: l,
		inWidth: u,
		inChannels: d,
		outHeight: S,
		outWidth: C,
		outChannels: w,
		padInfo: x,
		strideHeight: h,
		strideWidth: g,
		filterHeight: f,
		filterWidth: p,
		effectiveFilterHeight: y,
		effectiveFilterWidth: b,
		dilationHeight: _,
		dilationWidth: v,
		inShape: e,
		outShape: T,
		filterShape: t
	};
}
function ls(e, t, n, r, i, a = !1, o = "channelsLast", s) {
	let [c, l, u, d, f] = [
		-1,
		-1,
		-1,
		-1,
		-1
	];
	if (o === "channelsLast") [c, l, u, d, f] = e;
	else if (o === "channelsFirst") [c, f, l, u, d] = e;
	else throw Error(`Unknown dataFormat ${o}`);
	let [p, m, h, , g] = t, [_, v, y] = ms(n), [b, x, S] = ms(r), C = hs(p, b), w = hs(m, x), T = hs(h, S), { padInfo: E, outDepth: D, outHeight: O, outWidth: k } = _s(i, l, u, d, _, v, y, C, w, T, s), ee = a ? g * f : g, te;
	return o === "channelsFirst" ? te = [
		c,
		ee,
		D,
		O,
		k
	] : o === "channelsLast" && (te = [
		c,
		D,
		O,
		k,
		ee
	]), {
		batchSize: c,
		dataFormat: o,
		inDepth: l,
		inHeight: u,
		inWidth: d,
		inChannels: f,
		outDepth: D,
		outHeight: O,
		outWidth: k,
		outChannels: ee,
		padInfo: E,
		strideDepth: _,
		strideHeight: v,
		strideWidth: y,
		filterDepth: p,
		filterHeight: m,
		filterWidth: h,
		effectiveFilterDepth: C,
		effectiveFilterHeight: w,
		effectiveFilterWidth: T,
		dilationDepth: b,
		dilationHeight: x,
		dilationWidth: S,
		inShape: e,
		outShape: te,
		filterShape: t
	};
}
function us(e, t, n, r, i) {
	r ??= fs(e, t, n);
	let a = e[0], o = e[1];
	return [vs((a - t + 2 * r) / n + 1, i), vs((o - t + 2 * r) / n + 1, i)];
}
function ds(e, t, n, r, i, a) {
	i ??= fs(e, t[0], r[0]);
	let o = [
		0,
		0,
		0,
		n
	];
	for (let n = 0; n < 3; n++) e[n] + 2 * i >= t[n] && (o[n] = vs((e[n] - t[n] + 2 * i) / r[n] + 1, a));
	return o;
}
function fs(e, t, n, r = 1) {
	let i = hs(t, r);
	return Math.floor((e[0] * (n - 1) - n + i) / 2);
}
function ps(e) {
	return typeof e == "number" ? [
		e,
		e,
		e
	] : e.length === 2 ? [
		e[0],
		e[1],
		1
	] : e;
}
function ms(e) {
	return typeof e == "number" ? [
		e,
		e,
		e
	] : e;
}
function hs(e, t) {
	return t <= 1 ? e : e + (e - 1) * (t - 1);
}
function gs(e, t, n, r, i, a, o, s, c) {
	let l, u, d;
	if (typeof e == "number") {
		l = {
			top: e,
			bottom: e,
			left: e,
			right: e,
			type: e === 0 ? "VALID" : "NUMBER"
		};
		let i = us([t, n], a, r, e, s);
		u = i[0], d = i[1];
	} else if (e === "same") {
		u = Math.ceil(t / r), d = Math.ceil(n / i);
		let e = Math.max(0, (u - 1) * r + a - t), s = Math.max(0, (d - 1) * i + o - n), c = Math.floor(e / 2), f = e - c, p = Math.floor(s / 2);
		l = {
			top: c,
			bottom: f,
			left: p,
			right: s - p,
			type: "SAME"
		};
	} else if (e === "valid") l = {
		top: 0,
		bottom: 0,
		left: 0,
		right: 0,
		type: "VALID"
	}, u = Math.ceil((t - a + 1) / r), d = Math.ceil((n - o + 1) / i);
	else if (typeof e == "object") {
		let f = c === "channelsLast" ? e[1][0] : e[2][0], p = c === "channelsLast" ? e[1][1] : e[2][1], m = c === "channelsLast" ? e[2][0] : e[3][0], h = c === "channelsLast" ? e[2][1] : e[3][1];
		l = {
			top: f,
			bottom: p,
			left: m,
			right: h,
			type: f === 0 && p === 0 && m === 0 && h === 0 ? "VALID" : "EXPLICIT"
		}, u = vs((t - a + f + p) / r + 1, s), d = vs((n - o + m + h) / i + 1, s);
	} else throw Error(`Unknown padding parameter: ${e}`);
	return {
		padInfo: l,
		outHeight: u,
		outWidth: d
	};
}
function _s(e, t, n, r, i, a, o, s, c, l, u) {
	let d, f, p, m;
	if (e === "valid" && (e = 0), typeof e == "number") {
		d = {
			top: e,
			bottom: e,
			left: e,
			right: e,
			front: e,
			back: e,
			type: e === 0 ? "VALID" : "NUMBER"
		};
		let h = ds([
			t,
			n,
			r,
			1
		], [
			s,
			c,
			l
		], 1, [
			i,
			a,
			o
		], e, u);
		f = h[0], p = h[1], m = h[2];
	} else if (e === "same") {
		f = Math.ceil(t / i), p = Math.ceil(n / a), m = Math.ceil(r / o);
		let e = (f - 1) * i + s - t, u = (p - 1) * a + c - n, h = (m - 1) * o + l - r, g = Math.floor(e / 2), _ = e - g, v = Math.floor(u / 2), y = u - v, b = Math.floor(h / 2);
		d = {
			top: v,
			bottom: y,
			left: b,
			right: h - b,
			front: g,
			back: _,
			type: "SAME"
		};
	} else throw Error(`Unknown padding parameter: ${e}`);
	return {
		padInfo: d,
		outDepth: f,
		outHeight: p,
		outWidth: m
	};
}
function vs(e, t) {
	if (!t) return Math.trunc(e);
	switch (t) {
		case "round": return Math.round(e);
		case "ceil": return Math.ceil(e);
		case "floor": return Math.floor(e);
		default: throw Error(`Unknown roundingMode ${t}`);
	}
}
function ys(e) {
	let [t, n, r] = ps(e);
	return t === 1 && n === 1 && r === 1;
}
function bs(e, t) {
	return ys(e) || ys(t);
}
function xs(e) {
	return ps(e).every((e) => e > 0);
}
function Ss(e) {
	if (e === "NHWC") return "channelsLast";
	if (e === "NCHW") return "channelsFirst";
	throw Error(`Unknown dataFormat ${e}`);
}
function Cs(e, t, n) {
	if (n != null) {
		if (typeof t == "string") throw Error(`Error in ${e}: pad must be an integer when using dimRoundingMode ${n} but got pad ${t}.`);
		if (typeof t == "number") _(C(t), () => `Error in ${e}: pad must be an integer when using dimRoundingMode ${n} but got pad ${t}.`);
		else if (typeof t == "object") t.forEach((t) => {
			t.forEach((t) => {
				_(C(t), () => `Error in ${e}: pad must be an integer when using dimRoundingMode ${n} but got pad ${t}.`);
			});
		});
		else throw Error(`Error in ${e}: Unknown padding parameter: ${t}`);
	}
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/reshape.js
function ws(e, t) {
	let n = { x: R(e, "x", "reshape", "string_or_numeric") }, r = { shape: t };
	return L.runKernel(bn, n, r);
}
var W = /* @__PURE__ */ z({ reshape_: ws });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/avg_pool.js
function Ts(e, t, n, r, i) {
	let a = R(e, "x", "avgPool", "float32");
	_(bs(n, 1), () => `Error in avgPool: Either strides or dilations must be 1. Got strides ${n} and dilations '1'`);
	let o = a, s = !1;
	a.rank === 3 && (s = !0, o = W(a, [
		1,
		a.shape[0],
		a.shape[1],
		a.shape[2]
	])), _(o.rank === 4, () => `Error in avgPool: x must be rank 4 but got rank ${o.rank}.`), Cs("avgPool", r, i);
	let c = { x: o }, l = {
		filterSize: t,
		strides: n,
		pad: r,
		dimRoundingMode: i
	}, u = L.runKernel(Fe, c, l);
	return u = wo(u, a.dtype), s ? W(u, [
		u.shape[1],
		u.shape[2],
		u.shape[3]
	]) : u;
}
var Es = /* @__PURE__ */ z({ avgPool_: Ts });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/avg_pool_3d.js
function Ds(e, t, n, r, i, a = "NDHWC") {
	let o = R(e, "x", "avgPool3d", "float32"), s = o, c = !1;
	o.rank === 4 && (c = !0, s = W(o, [
		1,
		o.shape[0],
		o.shape[1],
		o.shape[2],
		o.shape[3]
	])), _(s.rank === 5, () => `Error in avgPool3d: x must be rank 5 but got rank ${s.rank}.`), _(a === "NDHWC", () => `Error in avgPool3d: Only NDHWC is currently supported, but got dataFormat of ${a}`), _(typeof n == "number" && n > 0 || Array.isArray(n) && n[0] > 0 && n[1] > 0 && n[2] > 0, () => `Error in avgPool3d: Stride must be > 0, but got '${n}'`), Cs("avgPool3d", r, i);
	let l = { x: s }, u = {
		filterSize: t,
		strides: n,
		pad: r,
		dimRoundingMode: i,
		dataFormat: a
	}, d = L.runKernel(Le, l, u);
	return d = wo(d, s.dtype), c ? W(d, [
		d.shape[1],
		d.shape[2],
		d.shape[3],
		d.shape[4]
	]) : d;
}
var Os = /* @__PURE__ */ z({ avgPool3d_: Ds });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/concat.js
function ks(e, t = 0) {
	_(e.length >= 1, () => "Pass at least one tensor to concat");
	let n = Bi(e, "tensors", "concat", "string_or_numeric");
	if (n[0].dtype === "complex64" && n.forEach((e) => {
		if (e.dtype !== "complex64") throw Error(`Cannot concatenate complex64 tensors with a tensor
          with dtype ${e.dtype}. `);
	}), n.length === 1) return Eo(n[0]);
	let r = n, i = { axis: t };
	return L.runKernel(Ye, r, i);
}
var As = /* @__PURE__ */ z({ concat_: ks });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/mat_mul.js
function js(e, t, n = !1, r = !1) {
	let i = R(e, "a", "matMul"), a = R(t, "b", "matMul");
	[i, a] = I(i, a);
	let o = {
		a: i,
		b: a
	}, s = {
		transposeA: n,
		transposeB: r
	};
	return L.runKernel(ze, o, s);
}
var G = /* @__PURE__ */ z({ matMul_: js });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sigmoid.js
function Ms(e) {
	let t = { x: R(e, "x", "sigmoid", "float32") };
	return L.runKernel(Ln, t);
}
var Ns = /* @__PURE__ */ z({ sigmoid_: Ms });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/slice.js
function Ps(e, t, n) {
	let r = R(e, "x", "slice", "string_or_numeric");
	if (r.rank === 0) throw Error("Slicing scalar is not possible");
	let i = { x: r }, a = {
		begin: t,
		size: n
	};
	return L.runKernel(Pn, i, a);
}
var K = /* @__PURE__ */ z({ slice_: Ps });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tanh.js
function Fs(e) {
	let t = { x: R(e, "x", "tanh", "float32") };
	return L.runKernel(tr, t);
}
var Is = /* @__PURE__ */ z({ tanh_: Fs });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/basic_lstm_cell.js
function Ls(e, t, n, r, i, a) {
	let o = R(e, "forgetBias", "basicLSTMCell"), s = R(t, "lstmKernel", "basicLSTMCell"), c = R(n, "lstmBias", "basicLSTMCell"), l = R(r, "data", "basicLSTMCell"), u = R(i, "c", "basicLSTMCell"), d = V(G(As([l, R(a, "h", "basicLSTMCell")], 1), s), c), f = d.shape[0], p = d.shape[1] / 4, m = [f, p], h = K(d, [0, 0], m), g = K(d, [0, p], m), _ = K(d, [0, p * 2], m), v = K(d, [0, p * 3], m), y = V(U(Ns(h), Is(g)), U(u, Ns(V(o, _))));
	return [y, U(Is(y), Ns(v))];
}
var Rs = /* @__PURE__ */ z({ basicLSTMCell_: Ls });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/batch_to_space_nd.js
function zs(e, t, n) {
	let r = R(e, "x", "batchToSpaceND"), i = t.reduce((e, t) => e * t);
	_(r.rank >= 1 + t.length, () => `input rank is ${r.rank} but should be > than blockShape.length ${t.length}`), _(n.length === t.length, () => `crops.length is ${n.length} but should be equal to blockShape.length  ${t.length}`), _(r.shape[0] % i === 0, () => `input tensor batch is ${r.shape[0]} but is not divisible by the product of the elements of blockShape ${t.join(" * ")} === ${i}`);
	let a = { x: r }, o = {
		blockShape: t,
		crops: n
	};
	return L.runKernel(Be, a, o);
}
var Bs = /* @__PURE__ */ z({ batchToSpaceND_: zs });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/batchnorm_util.js
function Vs(e) {
	let t;
	return t = e.rank === 0 || e.rank === 1 ? W(e, [
		1,
		1,
		1,
		e.size
	]) : e.rank === 2 ? W(e, [
		1,
		1,
		e.shape[0],
		e.shape[1]
	]) : e.rank === 3 ? W(e, [
		1,
		e.shape[0],
		e.shape[1],
		e.shape[2]
	]) : e, t;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/batchnorm.js
function Hs(e, t, n, r, i, a) {
	a ??= .001;
	let o = R(e, "x", "batchNorm"), s = R(t, "mean", "batchNorm"), c = R(n, "variance", "batchNorm"), l;
	i != null && (l = R(i, "scale", "batchNorm"));
	let u;
	r != null && (u = R(r, "offset", "batchNorm")), _(s.rank === c.rank, () => "Batch normalization gradient requires mean and variance to have equal ranks."), _(u == null || s.rank === u.rank, () => "Batch normalization gradient requires mean and offset to have equal ranks."), _(l == null || s.rank === l.rank, () => "Batch normalization gradient requires mean and scale to have equal ranks.");
	let d = {
		x: Vs(o),
		scale: l,
		offset: u,
		mean: s,
		variance: c
	}, f = { varianceEpsilon: a };
	return W(L.runKernel(wt, d, f), o.shape);
}
var Us = /* @__PURE__ */ z({ batchNorm_: Hs });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/batchnorm2d.js
function Ws(e, t, n, r, i, a) {
	let o = R(e, "x", "batchNorm"), s = R(t, "mean", "batchNorm"), c = R(n, "variance", "batchNorm"), l;
	i != null && (l = R(i, "scale", "batchNorm"));
	let u;
	return r != null && (u = R(r, "offset", "batchNorm")), _(o.rank === 2, () => `Error in batchNorm2D: x must be rank 2 but got rank ${o.rank}.`), _(s.rank === 2 || s.rank === 1, () => `Error in batchNorm2D: mean must be rank 2 or rank 1 but got rank ${s.rank}.`), _(c.rank === 2 || c.rank === 1, () => `Error in batchNorm2D: variance must be rank 2 or rank 1 but got rank ${c.rank}.`), l != null && _(l.rank === 2 || l.rank === 1, () => `Error in batchNorm2D: scale must be rank 2 or rank 1 but got rank ${l.rank}.`), u != null && _(u.rank === 2 || u.rank === 1, () => `Error in batchNorm2D: offset must be rank 2 or rank 1 but got rank ${u.rank}.`), Us(o, s, c, u, l, a);
}
var Gs = /* @__PURE__ */ z({ batchNorm2d_: Ws });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/batchnorm3d.js
function Ks(e, t, n, r, i, a) {
	let o = R(e, "x", "batchNorm"), s = R(t, "mean", "batchNorm"), c = R(n, "variance", "batchNorm"), l;
	i != null && (l = R(i, "scale", "batchNorm"));
	let u;
	return r != null && (u = R(r, "offset", "batchNorm")), _(o.rank === 3, () => `Error in batchNorm3D: x must be rank 3 but got rank ${o.rank}.`), _(s.rank === 3 || s.rank === 1, () => `Error in batchNorm3D: mean must be rank 3 or rank 1 but got rank ${s.rank}.`), _(c.rank === 3 || c.rank === 1, () => `Error in batchNorm3D: variance must be rank 3 or rank 1 but got rank ${c.rank}.`), l != null && _(l.rank === 3 || l.rank === 1, () => `Error in batchNorm3D: scale must be rank 3 or rank 1 but got rank ${l.rank}.`), u != null && _(u.rank === 3 || u.rank === 1, () => `Error in batchNorm3D: offset must be rank 3 or rank 1 but got rank ${u.rank}.`), Us(o, s, c, u, l, a);
}
var qs = /* @__PURE__ */ z({ batchNorm3d_: Ks });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/batchnorm4d.js
function Js(e, t, n, r, i, a) {
	let o = R(e, "x", "batchNorm"), s = R(t, "mean", "batchNorm"), c = R(n, "variance", "batchNorm"), l;
	i != null && (l = R(i, "scale", "batchNorm"));
	let u;
	return r != null && (u = R(r, "offset", "batchNorm")), _(o.rank === 4, () => `Error in batchNorm4D: x must be rank 4 but got rank ${o.rank}.`), _(s.rank === 4 || s.rank === 1, () => `Error in batchNorm4D: mean must be rank 4 or rank 1 but got rank ${s.rank}.`), _(c.rank === 4 || c.rank === 1, () => `Error in batchNorm4D: variance must be rank 4 or rank 1 but got rank ${c.rank}.`), l != null && _(l.rank === 4 || l.rank === 1, () => `Error in batchNorm4D: scale must be rank 4 or rank 1 but got rank ${l.rank}.`), u != null && _(u.rank === 4 || u.rank === 1, () => `Error in batchNorm4D: offset must be rank 4 or rank 1 but got rank ${u.rank}.`), Us(o, s, c, u, l, a);
}
var Ys = /* @__PURE__ */ z({ batchNorm4d_: Js });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/bincount.js
function Xs(e, t, n) {
	let r = R(e, "x", "bincount"), i = R(t, "weights", "bincount");
	_(r.dtype === "int32", () => `Error in bincount: input dtype must be int32, but got ${r.dtype}`), _(n >= 0, () => `size must be non-negative, but got ${n}.`), _(i.size === r.size || i.size === 0, () => `Error in bincount: weights must have the same size as input or0-length, but got input shape: ${r.shape}, weights shape: ${i.shape}.`);
	let a = {
		x: r,
		weights: i
	}, o = { size: n };
	return L.runKernel(Ve, a, o);
}
var Zs = /* @__PURE__ */ z({ bincount_: Xs });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/bitwise_and.js
function Qs(e, t) {
	let n = R(e, "x", "bitwiseAnd"), r = R(t, "y", "bitwiseAnd");
	if (!S(n.shape, r.shape)) throw Error(`BitwiseAnd: Tensors must have the same shape. x: ${n.shape}, y: ${r.shape}`);
	if (n.dtype !== "int32" || r.dtype !== "int32") throw Error(`BitwiseAnd: Only supports 'int32' values in tensor, found type of x: ${n.dtype} and type of y: ${r.dtype}`);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(He, i);
}
var $s = /* @__PURE__ */ z({ bitwiseAnd_: Qs });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/broadcast_args.js
function ec(e, t) {
	let n = R(e, "s0", "broadcastArgs", "int32"), r = R(t, "s1", "broadcastArgs", "int32");
	if (n.rank !== 1) throw Error(`broadcastArgs(): first input must be a vector (rank=1). Has rank ${n.rank}`);
	if (r.rank !== 1) throw Error(`broadcastArgs(): second input must be a vector (rank=1). Has rank ${r.rank}`);
	let i = {
		s0: n,
		s1: r
	};
	return L.runKernel(Ue, i);
}
var tc = /* @__PURE__ */ z({ broadcastArgs_: ec });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/broadcast_to.js
function nc(e, t) {
	let n = R(e, "broadcastTo", "x"), r = n.shape;
	if (fe(t), t.length < n.rank) throw Error(`broadcastTo(): shape.length=${t.length} < input.rank=${n.rank}.`);
	if (t.length > n.rank) {
		let e = n.shape.slice();
		for (; e.length < t.length;) e.unshift(1);
		n = W(n, e);
	}
	let i = n.shape, a = Array.from(t);
	for (let e = t.length - 1; e >= 0; e--) if (i[e] === t[e]) a[e] = 1;
	else if (n.shape[e] !== 1) throw Error(`broadcastTo(): [${r}] cannot be broadcast to [${t}].`);
	if (a.map((e, t) => e > 1 ? t : -1).filter((e) => e >= 0).length === 0) return Eo(n);
	let o = { x: n }, s = { reps: a };
	return L.runKernel(nr, o, s);
}
var rc = /* @__PURE__ */ z({ broadcastTo_: nc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/ceil.js
function ic(e) {
	let t = { x: R(e, "x", "ceil", "float32") };
	return L.runKernel(Ge, t);
}
var ac = /* @__PURE__ */ z({ ceil_: ic });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/fill.js
function oc(e, t, n) {
	fe(e), n ||= oe(t);
	let r = {
		shape: e,
		value: t,
		dtype: n
	};
	return L.runKernel(bt, {}, r);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/clip_by_value.js
function sc(e, t, n) {
	let r = R(e, "x", "clipByValue");
	if (_(t <= n, () => `Error in clip: min (${t}) must be less than or equal to max (${n}).`), t === n) return oc(r.shape, t, r.dtype);
	let i = { x: r }, a = {
		clipValueMin: t,
		clipValueMax: n
	};
	return L.runKernel(Ke, i, a);
}
var cc = /* @__PURE__ */ z({ clipByValue_: sc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/concat_1d.js
function lc(e) {
	return As(e, 0);
}
var uc = /* @__PURE__ */ z({ concat1d_: lc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/concat_2d.js
function dc(e, t) {
	return As(e, t);
}
var fc = /* @__PURE__ */ z({ concat2d_: dc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/concat_3d.js
function pc(e, t) {
	return As(e, t);
}
var mc = /* @__PURE__ */ z({ concat3d_: pc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/concat_4d.js
function hc(e, t) {
	return As(e, t);
}
var gc = /* @__PURE__ */ z({ concat4d_: hc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv2d.js
function _c(e, t, n, r, i = "NHWC", a = [1, 1], o) {
	let s = R(e, "x", "conv2d", "float32"), c = R(t, "filter", "conv2d", "float32"), l = s, u = !1;
	s.rank === 3 && (u = !0, l = W(s, [
		1,
		s.shape[0],
		s.shape[1],
		s.shape[2]
	])), _(l.rank === 4, () => `Error in conv2d: input must be rank 4, but got rank ${l.rank}.`), _(c.rank === 4, () => `Error in conv2d: filter must be rank 4, but got rank ${c.rank}.`), Cs("conv2d", r, o);
	let d = i === "NHWC" ? l.shape[3] : l.shape[1];
	_(d === c.shape[2], () => `Error in conv2d: depth of input (${d}) must match input depth for filter ${c.shape[2]}.`), _(bs(n, a), () => `Error in conv2D: Either strides or dilations must be 1. Got strides ${n} and dilations '${a}'`), _(xs(a), () => "Error in conv2D: Dilated rates should be larger than 0."), _(xs(n), () => "Error in conv2D: Strides should be larger than 0.");
	let f = {
		x: l,
		filter: c
	}, p = {
		strides: n,
		pad: r,
		dataFormat: i,
		dilations: a,
		dimRoundingMode: o
	}, m = L.runKernel(Xe, f, p);
	return u ? W(m, [
		m.shape[1],
		m.shape[2],
		m.shape[3]
	]) : m;
}
var vc = /* @__PURE__ */ z({ conv2d_: _c });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv1d.js
function yc(e, t, n, r, i = "NWC", a = 1, o) {
	let s = R(e, "x", "conv1d"), c = R(t, "filter", "conv1d"), l = s, u = !1;
	s.rank === 2 && (u = !0, l = W(s, [
		1,
		s.shape[0],
		s.shape[1]
	])), _(l.rank === 3, () => `Error in conv1d: input must be rank 3, but got rank ${l.rank}.`), _(c.rank === 3, () => `Error in conv1d: filter must be rank 3, but got rank ${c.rank}.`), Cs("conv1d", r, o), _(l.shape[2] === c.shape[1], () => `Error in conv1d: depth of input (${l.shape[2]}) must match input depth for filter ${c.shape[1]}.`), _(bs(n, a), () => `Error in conv1D: Either stride or dilation must be 1. Got stride ${n} and dilation '${a}'`), _(xs(a), () => "Error in conv1D: Dilated rates should be larger than 0."), _(xs(n), () => "Error in conv1D: Stride should be larger than 0."), _(i === "NWC", () => `Error in conv1d: got dataFormat of ${i} but only NWC is currently supported.`);
	let d = W(c, [
		1,
		c.shape[0],
		c.shape[1],
		c.shape[2]
	]), f = vc(W(l, [
		l.shape[0],
		1,
		l.shape[1],
		l.shape[2]
	]), d, [1, n], r, "NHWC", [1, a], o);
	return u ? W(f, [f.shape[2], f.shape[3]]) : W(f, [
		f.shape[0],
		f.shape[2],
		f.shape[3]
	]);
}
var bc = /* @__PURE__ */ z({ conv1d_: yc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv2d_backprop_input.js
function xc(e, t, n, r, i, a = "NHWC", o) {
	_(e.length === t.rank, () => `Length of inShape (${e.length}) and rank of dy (${t.rank}) must match`);
	let s = e, c = t, l = !1;
	t.rank === 3 && (l = !0, c = W(t, [
		1,
		t.shape[0],
		t.shape[1],
		t.shape[2]
	]), s = [
		1,
		e[0],
		e[1],
		e[2]
	]), _(s.length === 4, () => `Error in conv2dDerInput: inShape must be length 4, but got length ${s.length}.`), _(c.rank === 4, () => `Error in conv2dDerInput: dy must be rank 4, but got rank ${c.rank}`), _(n.rank === 4, () => `Error in conv2dDerInput: filter must be rank 4, but got rank ${n.rank}`);
	let u = a === "NHWC" ? s[3] : s[1], d = a === "NHWC" ? c.shape[3] : c.shape[1];
	_(u === n.shape[2], () => `Error in conv2dDerInput: depth of input (${u}) must match input depth for filter ${n.shape[2]}.`), _(d === n.shape[3], () => `Error in conv2dDerInput: depth of output (${d}) must match output depth for filter ${n.shape[3]}.`), Cs("conv2dDerInput", i, o);
	let f = {
		dy: c,
		filter: n
	}, p = {
		strides: r,
		pad: i,
		dataFormat: a,
		dimRoundingMode: o,
		inputShape: s
	}, m = L.runKernel(N, f, p);
	return l ? W(m, [
		m.shape[1],
		m.shape[2],
		m.shape[3]
	]) : m;
}
var Sc = /* @__PURE__ */ z({ conv2DBackpropInput_: xc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv2d_transpose.js
function Cc(e, t, n, r, i, a) {
	return Sc(n, R(e, "x", "conv2dTranspose"), R(t, "filter", "conv2dTranspose"), r, i, "NHWC", a);
}
var wc = /* @__PURE__ */ z({ conv2dTranspose_: Cc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv3d.js
function Tc(e, t, n, r, i = "NDHWC", a = [
	1,
	1,
	1
]) {
	let o = R(e, "x", "conv3d"), s = R(t, "filter", "conv3d"), c = o, l = !1;
	o.rank === 4 && (l = !0, c = W(o, [
		1,
		o.shape[0],
		o.shape[1],
		o.shape[2],
		o.shape[3]
	])), _(c.rank === 5, () => `Error in conv3d: input must be rank 5, but got rank ${c.rank}.`), _(s.rank === 5, () => `Error in conv3d: filter must be rank 5, but got rank ${s.rank}.`), _(c.shape[4] === s.shape[3], () => `Error in conv3d: depth of input (${c.shape[4]}) must match input depth for filter ${s.shape[3]}.`), _(bs(n, a), () => `Error in conv3D: Either strides or dilations must be 1. Got strides ${n} and dilations '${a}'`), _(i === "NDHWC", () => `Error in conv3d: got dataFormat of ${i} but only NDHWC is currently supported.`), _(xs(a), () => "Error in conv3D: Dilated rates should be larger than 0."), _(xs(n), () => "Error in conv3D: Strides should be larger than 0.");
	let u = {
		x: c,
		filter: s
	}, d = {
		strides: n,
		pad: r,
		dataFormat: i,
		dilations: a
	}, f = L.runKernel(Qe, u, d);
	return l ? W(f, [
		f.shape[1],
		f.shape[2],
		f.shape[3],
		f.shape[4]
	]) : f;
}
var Ec = /* @__PURE__ */ z({ conv3d_: Tc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv3d_backprop_input.js
function Dc(e, t, n, r, i) {
	_(e.length === t.rank, () => `Length of inShape (${e.length}) and rank of dy (${t.rank}) must match`);
	let a = e, o = t, s = !1;
	t.rank === 4 && (s = !0, o = W(t, [
		1,
		t.shape[0],
		t.shape[1],
		t.shape[2],
		t.shape[3]
	]), a = [
		1,
		e[0],
		e[1],
		e[2],
		e[3]
	]);
	let c = a[4], l = o.shape[4];
	_(a.length === 5, () => `Error in conv3dDerInput: inShape must be length 5, but got length ${a.length}.`), _(o.rank === 5, () => `Error in conv3dDerInput: dy must be rank 5, but got rank ${o.rank}`), _(n.rank === 5, () => `Error in conv3dDerInput: filter must be rank 5, but got rank ${n.rank}`), _(c === n.shape[3], () => `Error in conv3dDerInput: depth of input (${c}) must match input depth for filter ${n.shape[3]}.`), _(l === n.shape[4], () => `Error in conv3dDerInput: depth of output (${l}) must match output depth for filter ${n.shape[4]}.`);
	let u = {
		dy: o,
		filter: n
	}, d = {
		pad: i,
		strides: r,
		inputShape: a
	}, f = L.runKernel(et, u, d);
	return s ? W(f, [
		f.shape[1],
		f.shape[2],
		f.shape[3],
		f.shape[4]
	]) : f;
}
var Oc = /* @__PURE__ */ z({ conv3DBackpropInput_: Dc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv3d_transpose.js
function kc(e, t, n, r, i) {
	return Oc(n, R(e, "x", "conv3dTranspose"), R(t, "filter", "conv3dTranspose"), r, i);
}
var Ac = /* @__PURE__ */ z({ conv3dTranspose_: kc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/cos.js
function jc(e) {
	let t = { x: R(e, "x", "cos", "float32") };
	return L.runKernel("Cos", t);
}
var Mc = /* @__PURE__ */ z({ cos_: jc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/cosh.js
function Nc(e) {
	let t = { x: R(e, "x", "cosh", "float32") };
	return L.runKernel(tt, t);
}
var Pc = /* @__PURE__ */ z({ cosh_: Nc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/cumprod.js
function Fc(e, t = 0, n = !1, r = !1) {
	let i = { x: R(e, "x", "cumprod") }, a = {
		axis: t,
		exclusive: n,
		reverse: r
	};
	return L.runKernel(nt, i, a);
}
var Ic = /* @__PURE__ */ z({ cumprod_: Fc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/cumsum.js
function Lc(e, t = 0, n = !1, r = !1) {
	let i = { x: R(e, "x", "cumsum") }, a = {
		axis: t,
		exclusive: n,
		reverse: r
	};
	return L.runKernel(rt, i, a);
}
var Rc = /* @__PURE__ */ z({ cumsum_: Lc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/dense_bincount.js
function zc(e, t, n, r = !1) {
	let i = R(e, "x", "denseBincount"), a = R(t, "weights", "denseBincount");
	_(i.dtype === "int32", () => `Error in denseBincount: input dtype must be int32, but got ${i.dtype}`), _(i.rank <= 2, () => `Error in denseBincount: input must be at most rank 2, but got rank ${i.rank}.`), _(n >= 0, () => `size must be non-negative, but got ${n}.`), _(a.size === i.size || a.size === 0, () => `Error in denseBincount: weights must have the same shape as x or 0-length, but got x shape: ${i.shape}, weights shape: ${a.shape}.`);
	let o = {
		x: i,
		weights: a
	}, s = {
		size: n,
		binaryOutput: r
	};
	return L.runKernel(at, o, s);
}
var Bc = /* @__PURE__ */ z({ denseBincount_: zc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/depth_to_space.js
function Vc(e, t, n = "NHWC") {
	let r = R(e, "x", "depthToSpace", "float32"), i = n === "NHWC" ? r.shape[1] : r.shape[2], a = n === "NHWC" ? r.shape[2] : r.shape[3], o = n === "NHWC" ? r.shape[3] : r.shape[1];
	_(t > 1, () => `blockSize should be > 1 for depthToSpace, but was: ${t}`), _(i * t >= 0, () => `Negative dimension size caused by overflow when multiplying
    ${i} and ${t}  for depthToSpace with input shape
    ${r.shape}`), _(a * t >= 0, () => `Negative dimension size caused by overflow when multiplying
    ${a} and ${t} for depthToSpace with input shape
        ${r.shape}`), _(o % (t * t) === 0, () => `Dimension size must be evenly divisible by ${t * t} but is ${o} for depthToSpace with input shape ${r.shape}`);
	let s = { x: r }, c = {
		blockSize: t,
		dataFormat: n
	};
	return L.runKernel(ot, s, c);
}
var Hc = /* @__PURE__ */ z({ depthToSpace_: Vc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/depthwise_conv2d.js
function Uc(e, t, n, r, i = "NHWC", a = [1, 1], o) {
	let s = R(e, "x", "depthwiseConv2d", "float32"), c = R(t, "filter", "depthwiseConv2d", "float32"), l = s, u = !1;
	s.rank === 3 && (u = !0, l = W(s, [
		1,
		s.shape[0],
		s.shape[1],
		s.shape[2]
	])), _(l.rank === 4, () => `Error in depthwiseConv2d: input must be rank 4, but got rank ${l.rank}.`), _(c.rank === 4, () => `Error in depthwiseConv2d: filter must be rank 4, but got rank ${c.rank}.`);
	let d = i === "NHWC" ? l.shape[3] : l.shape[1];
	_(d === c.shape[2], () => `Error in depthwiseConv2d: number of input channels (${d}) must match the inChannels dimension in filter ${c.shape[2]}.`), Cs("depthwiseConv2d", r, o);
	let f = {
		x: l,
		filter: c
	}, p = {
		strides: n,
		pad: r,
		dataFormat: i,
		dilations: a,
		dimRoundingMode: o
	}, m = L.runKernel(st, f, p);
	return u ? W(m, [
		m.shape[1],
		m.shape[2],
		m.shape[3]
	]) : m;
}
var Wc = /* @__PURE__ */ z({ depthwiseConv2d_: Uc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/diag.js
function Gc(e) {
	let t = { x: R(e, "x", "diag") };
	return L.runKernel(ut, t);
}
var Kc = /* @__PURE__ */ z({ diag_: Gc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/dilation2d.js
function qc(e, t, n, r, i = [1, 1], a = "NHWC") {
	let o = R(e, "x", "dilation2d"), s = R(t, "filter", "dilation2d");
	_(o.rank === 3 || o.rank === 4, () => `Error in dilation2d: input must be rank 3 or 4, but got rank ${o.rank}.`), _(s.rank === 3, () => `Error in dilation2d: filter must be rank 3, but got rank ${s.rank}.`), _(a === "NHWC", () => `Error in dilation2d: Only NHWC is currently supported, but got dataFormat of ${a}`);
	let c = o, l = !1;
	o.rank === 3 && (c = W(o, [
		1,
		o.shape[0],
		o.shape[1],
		o.shape[2]
	]), l = !0), _(c.shape[3] === s.shape[2], () => `Error in dilation2d:  input and filter must have the same depth: ${c.shape[3]} vs ${s.shape[2]}`);
	let u = {
		x: c,
		filter: s
	}, d = {
		strides: n,
		pad: r,
		dilations: i
	}, f = L.runKernel(dt, u, d);
	return l ? W(f, [
		f.shape[1],
		f.shape[2],
		f.shape[3]
	]) : f;
}
var Jc = /* @__PURE__ */ z({ dilation2d_: qc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/broadcast_util.js
function Yc(e, t) {
	let n = [];
	for (let r = 0; r < t.length; r++) {
		let i = e[e.length - r - 1], a = t.length - r - 1, o = t[a];
		(i == null || i === 1 && o > 1) && n.unshift(a);
	}
	return n;
}
function q(e, t) {
	let n = Math.max(e.length, t.length), r = Array(n);
	for (let i = 0; i < n; i++) {
		let a = e[e.length - i - 1];
		a ??= 1;
		let o = t[t.length - i - 1];
		if (o ??= 1, a === 1) r[n - i - 1] = o;
		else if (o === 1) r[n - i - 1] = a;
		else if (a !== o) {
			let n = `Operands could not be broadcast together with shapes ${e} and ${t}.`;
			throw Error(n);
		} else r[n - i - 1] = a;
	}
	return r;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/equal.js
function Xc(e, t) {
	let n = R(e, "a", "equal", "string_or_numeric"), r = R(t, "b", "equal", "string_or_numeric");
	[n, r] = I(n, r), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(_t, i);
}
var Zc = /* @__PURE__ */ z({ equal_: Xc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/where.js
function Qc(e, t, n) {
	let r = R(t, "a", "where"), i = R(n, "b", "where"), a = R(e, "condition", "where", "bool"), o = q(q(a.shape, r.shape), i.shape), s = {
		condition: rc(a, o),
		t: rc(r, o),
		e: rc(i, o)
	};
	return L.runKernel(Mn, s);
}
var $c = /* @__PURE__ */ z({ where_: Qc });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/zeros_like.js
function el(e) {
	let t = { x: R(e, "x", "zerosLike") };
	return L.runKernel(lr, t);
}
var tl = /* @__PURE__ */ z({ zerosLike_: el });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/div_no_nan.js
function nl(e, t) {
	let n = R(e, "a", "div"), r = R(t, "b", "div");
	[n, r] = I(n, r);
	let i = H(n, r), a = tl(i);
	return $c(Zc(r, a), a, i);
}
var rl = /* @__PURE__ */ z({ divNoNan_: nl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/dot.js
function il(e, t) {
	let n = R(e, "t1", "dot"), r = R(t, "t2", "dot");
	_((n.rank === 1 || n.rank === 2) && (r.rank === 1 || r.rank === 2), () => `Error in dot: inputs must all be rank 1 or 2, but got ranks ${n.rank} and ${r.rank}.`);
	let i = n.rank === 1 ? n.size : n.shape[1], a = r.rank === 1 ? r.size : r.shape[0];
	if (_(i === a, () => `Error in dot: inner dimensions of inputs must match, but got ${i} and ${a}.`), n.rank === 1 && r.rank === 1) return W(G(W(n, [1, -1]), W(r, [-1, 1])), []);
	if (n.rank === 1 && r.rank === 2) {
		let e = G(W(n, [1, -1]), W(r, [r.shape[0], r.shape[1]]));
		return W(e, [e.size]);
	}
	if (n.rank === 2 && r.rank === 1) {
		let e = G(n, W(r, [-1, 1]));
		return W(e, [e.size]);
	}
	return G(n, W(r, [r.shape[0], r.shape[1]]));
}
var al = /* @__PURE__ */ z({ dot_: il });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/einsum.js
function ol(e, ...t) {
	let n = t.map((e, t) => R(e, `tensors${t}`, "einsum")), r = { equation: e };
	return L.runKernel(ht, n, r);
}
var sl = /* @__PURE__ */ z({ einsum_: ol });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/elu.js
function cl(e) {
	let t = { x: R(e, "x", "elu", "float32") };
	return L.runKernel("Elu", t);
}
var ll = /* @__PURE__ */ z({ elu_: cl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/ensure_shape.js
function ul(e, t) {
	let n = R(e, "x", "ensureShape", "string_or_numeric");
	if (!x(n.shape, t)) throw Error(`EnsureShape: Shape of tensor ${n.shape} is not compatible with expected shape ${t}`);
	return e;
}
var dl = /* @__PURE__ */ z({ ensureShape_: ul });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/erf.js
function fl(e) {
	let t = R(e, "x", "erf");
	_(t.dtype === "int32" || t.dtype === "float32", () => "Input dtype must be `int32` or `float32`."), t.dtype === "int32" && (t = wo(t, "float32"));
	let n = { x: t };
	return L.runKernel("Erf", n);
}
var pl = /* @__PURE__ */ z({ erf_: fl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/axis_util.js
function ml(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[e.length - n - 1] !== t - 1 - n) return !1;
	return !0;
}
function hl(e, t, n) {
	let r = e.length + t.length, i = [], a = 0, o = 0;
	for (let s = 0; s < r; s++) n.indexOf(s) === -1 ? i.push(e[a++]) : i.push(t[o++]);
	return i;
}
function gl(e, t) {
	let n = [], r = e.length;
	for (let i = 0; i < r; i++) t.indexOf(i) === -1 && n.push(e[i]);
	return [n, t.map((t) => e[t])];
}
function _l(e, t) {
	return hl(e, t.map((e) => 1), t);
}
function vl(e, t, n) {
	_(ml(t, n), () => `${e} supports only inner-most axes for now. Got axes ${t} and rank-${n} input.`);
}
function yl(e, t) {
	if (ml(e, t)) return null;
	let n = [];
	for (let r = 0; r < t; ++r) e.indexOf(r) === -1 && n.push(r);
	return e.forEach((e) => n.push(e)), n;
}
function bl(e) {
	return e.map((e, t) => [t, e]).sort((e, t) => e[1] - t[1]).map((e) => e[0]);
}
function xl(e, t) {
	let n = [];
	for (let r = t - e; r < t; ++r) n.push(r);
	return n;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/max.js
function Sl(e, t = null, n = !1) {
	let r = { x: R(e, "x", "max") }, i = {
		reductionIndices: t,
		keepDims: n
	};
	return L.runKernel("Max", r, i);
}
var Cl = /* @__PURE__ */ z({ max_: Sl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/min.js
function wl(e, t = null, n = !1) {
	let r = { x: R(e, "x", "min") }, i = {
		axis: t,
		keepDims: n
	};
	return L.runKernel("Min", r, i);
}
var Tl = /* @__PURE__ */ z({ min_: wl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/pow.js
function El(e, t) {
	let n = R(e, "base", "pow"), r = R(t, "exp", "pow");
	[n, r] = I(n, r);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel("Pow", i);
}
var Dl = /* @__PURE__ */ z({ pow_: El });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/scalar.js
function J(e, t) {
	if ((Kr(e) && t !== "string" || Array.isArray(e)) && t !== "complex64") throw Error("Error creating a new Scalar: value must be a primitive (number|boolean|string)");
	if (t === "string" && Kr(e) && !(e instanceof Uint8Array)) throw Error("When making a scalar from encoded string, the value must be `Uint8Array`.");
	return Wi(e, [], [], t);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sqrt.js
function Ol(e) {
	let t = { x: R(e, "x", "sqrt", "float32") };
	return L.runKernel(zn, t);
}
var kl = /* @__PURE__ */ z({ sqrt_: Ol });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/square.js
function Al(e) {
	let t = R(e, "x", "square");
	return L.runKernel("Square", { x: t }, {});
}
var jl = /* @__PURE__ */ z({ square_: Al });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sum.js
function Ml(e, t = null, n = !1) {
	let r = R(e, "x", "sum");
	r.dtype === "bool" && (r = wo(r, "int32"));
	let i = { x: r }, a = {
		axis: t,
		keepDims: n
	};
	return L.runKernel("Sum", i, a);
}
var Y = /* @__PURE__ */ z({ sum_: Ml });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/norm.js
function Nl(e, t = "euclidean", n = null, r = !1) {
	e = R(e, "x", "norm");
	let i = Pl(e, t, n), a = i.shape;
	if (r) {
		let t = E(n, e.shape);
		a = _l(i.shape, t);
	}
	return W(i, a);
}
function Pl(e, t, n = null) {
	if (e.rank === 0) return Po(e);
	if (e.rank !== 1 && n === null) return Pl(W(e, [-1]), t, n);
	if (e.rank === 1 || typeof n == "number" || Array.isArray(n) && n.length === 1) {
		if (t === 1) return Y(Po(e), n);
		if (t === Infinity) return Cl(Po(e), n);
		if (t === -Infinity) return Tl(Po(e), n);
		if (t === "euclidean" || t === 2) return kl(Y(Dl(Po(e), J(2, "int32")), n));
		throw Error(`Error in norm: invalid ord value: ${t}`);
	}
	if (Array.isArray(n) && n.length === 2) {
		if (t === 1) return Cl(Y(Po(e), n[0]), n[1] - 1);
		if (t === Infinity) return Cl(Y(Po(e), n[1]), n[0]);
		if (t === -Infinity) return Tl(Y(Po(e), n[1]), n[0]);
		if (t === "fro" || t === "euclidean") return kl(Y(jl(e), n));
		throw Error(`Error in norm: invalid ord value: ${t}`);
	}
	throw Error(`Error in norm: invalid axis: ${n}`);
}
var Fl = /* @__PURE__ */ z({ norm_: Nl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/euclidean_norm.js
function Il(e, t = null, n = !1) {
	return Fl(e, "euclidean", t, n);
}
var Ll = /* @__PURE__ */ z({ euclideanNorm_: Il });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/exp.js
function Rl(e) {
	let t = { x: R(e, "x", "exp") };
	return L.runKernel("Exp", t);
}
var zl = /* @__PURE__ */ z({ exp_: Rl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/expand_dims.js
function Bl(e, t = 0) {
	let n = R(e, "x", "expandDims", "string_or_numeric");
	_(t <= n.rank, () => "Axis must be <= rank of the tensor");
	let r = { input: n }, i = { dim: t };
	return L.runKernel(vt, r, i);
}
var Vl = /* @__PURE__ */ z({ expandDims_: Bl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/expm1.js
function Hl(e) {
	let t = { x: R(e, "x", "expm1") };
	return L.runKernel(yt, t);
}
var Ul = /* @__PURE__ */ z({ expm1_: Hl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tile.js
function Wl(e, t) {
	let n = R(e, "x", "tile", "string_or_numeric");
	_(n.rank === t.length, () => `Error in transpose: rank of input ${n.rank} must match length of reps ${t}.`);
	let r = { x: n }, i = { reps: t };
	return L.runKernel(nr, r, i);
}
var Gl = /* @__PURE__ */ z({ tile_: Wl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/eye.js
function Kl(e, t, n, r = "float32") {
	t ??= e;
	let i = So([e, t], r), a = e <= t ? e : t;
	for (let e = 0; e < a; ++e) i.set(1, e, e);
	let o = W(i.toTensor(), [e, t]);
	if (n == null) return o;
	if (n.length === 1) return Gl(Vl(o, 0), [
		n[0],
		1,
		1
	]);
	if (n.length === 2) return Gl(Vl(Vl(o, 0), 0), [
		n[0],
		n[1],
		1,
		1
	]);
	if (n.length === 3) return Gl(Vl(Vl(Vl(o, 0), 0), 0), [
		n[0],
		n[1],
		n[2],
		1,
		1
	]);
	throw Error(`eye() currently supports only 1D and 2D batchShapes, but received ${n.length}D.`);
}
var ql = /* @__PURE__ */ z({ eye_: Kl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/floor.js
function Jl(e) {
	let t = { x: R(e, "x", "floor", "float32") };
	return L.runKernel(St, t);
}
var Yl = /* @__PURE__ */ z({ floor_: Jl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/gather.js
function Xl(e, t, n = 0, r = 0) {
	let i = {
		x: R(e, "x", "gather"),
		indices: R(t, "indices", "gather", "int32")
	}, a = {
		axis: n,
		batchDims: r
	};
	return L.runKernel(Tt, i, a);
}
var Zl = /* @__PURE__ */ z({ gather_: Xl });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/greater.js
function Ql(e, t) {
	let n = R(e, "a", "greater", "string_or_numeric"), r = R(t, "b", "greater", "string_or_numeric");
	[n, r] = I(n, r), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Dt, i);
}
var $l = /* @__PURE__ */ z({ greater_: Ql });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/greater_equal.js
function eu(e, t) {
	let n = R(e, "a", "greaterEqual", "string_or_numeric"), r = R(t, "b", "greaterEqual", "string_or_numeric");
	[n, r] = I(n, r), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Ot, i);
}
var tu = /* @__PURE__ */ z({ greaterEqual_: eu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/imag.js
function nu(e) {
	let t = { input: R(e, "input", "imag") };
	return L.runKernel(jt, t);
}
var ru = /* @__PURE__ */ z({ imag_: nu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/is_finite.js
function iu(e) {
	let t = { x: R(e, "x", "isFinite") };
	return L.runKernel(Mt, t);
}
var au = /* @__PURE__ */ z({ isFinite_: iu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/is_inf.js
function ou(e) {
	let t = { x: R(e, "x", "isInf") };
	return L.runKernel(Nt, t);
}
var su = /* @__PURE__ */ z({ isInf_: ou });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/is_nan.js
function cu(e) {
	let t = { x: R(e, "x", "isNaN") };
	return L.runKernel(Pt, t);
}
var lu = /* @__PURE__ */ z({ isNaN_: cu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/leaky_relu.js
function uu(e, t = .2) {
	let n = { x: R(e, "x", "leakyRelu") }, r = { alpha: t };
	return L.runKernel(Ft, n, r);
}
var du = /* @__PURE__ */ z({ leakyRelu_: uu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/less.js
function fu(e, t) {
	let n = R(e, "a", "less", "string_or_numeric"), r = R(t, "b", "less", "string_or_numeric");
	[n, r] = I(n, r), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(It, i);
}
var pu = /* @__PURE__ */ z({ less_: fu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/less_equal.js
function mu(e, t) {
	let n = R(e, "a", "lessEqual", "string_or_numeric"), r = R(t, "b", "lessEqual", "string_or_numeric");
	[n, r] = I(n, r), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Lt, i);
}
var hu = /* @__PURE__ */ z({ lessEqual_: mu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/linspace.js
function gu(e, t, n) {
	if (n <= 0) throw Error("The number of values should be positive.");
	let r = {
		start: e,
		stop: t,
		num: n
	};
	return L.runKernel(Rt, {}, r);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/local_response_normalization.js
function _u(e, t = 5, n = 1, r = 1, i = .5) {
	let a = R(e, "x", "localResponseNormalization");
	_(a.rank === 4 || a.rank === 3, () => `Error in localResponseNormalization: x must be rank 3 or 4 but got
               rank ${a.rank}.`), _(C(t), () => `Error in localResponseNormalization: depthRadius must be an integer but got depthRadius ${t}.`);
	let o = a, s = !1;
	a.rank === 3 && (s = !0, o = W(a, [
		1,
		a.shape[0],
		a.shape[1],
		a.shape[2]
	]));
	let c = { x: o }, l = {
		depthRadius: t,
		bias: n,
		alpha: r,
		beta: i
	}, u = L.runKernel("LRN", c, l);
	return s ? W(u, [
		u.shape[1],
		u.shape[2],
		u.shape[3]
	]) : u;
}
var vu = /* @__PURE__ */ z({ localResponseNormalization_: _u });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/log.js
function yu(e) {
	let t = { x: R(e, "x", "log", "float32") };
	return L.runKernel("Log", t);
}
var bu = /* @__PURE__ */ z({ log_: yu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/log1p.js
function xu(e) {
	let t = { x: R(e, "x", "log1p") };
	return L.runKernel(zt, t);
}
var Su = /* @__PURE__ */ z({ log1p_: xu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/gradients.js
function Cu(e, t) {
	_(se(e), () => "The f passed in variableGrads(f) must be a function"), _(t == null || Array.isArray(t) && t.every((e) => e instanceof hi), () => "The varList passed in variableGrads(f, varList) must be an array of variables");
	let n = t != null;
	if (!n) {
		t = [];
		for (let e in L.registeredVariables) t.push(L.registeredVariables[e]);
	}
	let r = n ? t.filter((e) => !e.trainable) : null, i = t.length;
	t = t.filter((e) => e.trainable), _(t.length > 0, () => `variableGrads() expects at least one of the input variables to be trainable, but none of the ${i} variables is trainable.`);
	let { value: a, grads: o } = L.gradients(e, t, null, !0);
	_(o.some((e) => e != null), () => "Cannot find a connection between any variable and the result of the loss function y=f(x). Please make sure the operations that use variables are inside the function f passed to minimize()."), _(a.rank === 0, () => `The f passed in variableGrads(f) must return a scalar, but it returned a rank-${a.rank} tensor`);
	let s = {};
	return t.forEach((e, t) => {
		o[t] != null && (s[e.name] = o[t]);
	}), r?.forEach((e) => s[e.name] = null), {
		value: a,
		grads: s
	};
}
function wu(e) {
	return L.customGrad(e);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/neg.js
function Tu(e) {
	let t = { x: R(e, "x", "neg") };
	return L.runKernel("Neg", t);
}
var Eu = /* @__PURE__ */ z({ neg_: Tu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/softplus.js
function Du(e) {
	let t = { x: R(e, "x", "softplus") };
	return L.runKernel(Rn, t);
}
var Ou = /* @__PURE__ */ z({ softplus_: Du });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/log_sigmoid.js
function ku(e) {
	let t = R(e, "x", "logSigmoid");
	return wu((e) => ({
		value: Eu(Ou(Eu(e))),
		gradFunc: (t) => U(t, Ns(Eu(e)))
	}))(t);
}
var Au = /* @__PURE__ */ z({ logSigmoid_: ku });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sub.js
function ju(e, t) {
	let n = R(e, "a", "sub"), r = R(t, "b", "sub");
	[n, r] = I(n, r);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel("Sub", i);
}
var X = /* @__PURE__ */ z({ sub_: ju });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/log_softmax.js
function Mu(e, t = -1) {
	let n = R(e, "logits", "logSoftmax");
	if (t === -1 && (t = n.rank - 1), t !== n.rank - 1) throw Error(`Log Softmax along a non-last dimension is not yet supported. Logits was rank ${n.rank} and axis was ${t}`);
	return wu((e, n) => {
		let r = X(e, Cl(e, t, !0)), i = X(wo(r, "float32"), bu(Y(zl(r), t, !0)));
		return n([i]), {
			value: i,
			gradFunc: (e, n) => {
				let [r] = n, i = zl(r);
				return X(e, U(Y(e, t, !0), i));
			}
		};
	})(n);
}
var Nu = /* @__PURE__ */ z({ logSoftmax_: Mu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/log_sum_exp.js
function Pu(e, t = null, n = !1) {
	let r = R(e, "x", "logSumExp"), i = E(t, r.shape), a = Cl(r, i, !0), o = bu(Y(zl(X(r, a)), i)), s = V(W(a, o.shape), o);
	return n ? W(s, _l(s.shape, i)) : s;
}
var Fu = /* @__PURE__ */ z({ logSumExp_: Pu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/logical_and.js
function Iu(e, t) {
	let n = R(e, "a", "logicalAnd", "bool"), r = R(t, "b", "logicalAnd", "bool");
	q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Bt, i);
}
var Lu = /* @__PURE__ */ z({ logicalAnd_: Iu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/logical_not.js
function Ru(e) {
	let t = { x: R(e, "x", "logicalNot", "bool") };
	return L.runKernel(Vt, t);
}
var zu = /* @__PURE__ */ z({ logicalNot_: Ru });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/logical_or.js
function Bu(e, t) {
	let n = R(e, "a", "logicalOr", "bool"), r = R(t, "b", "logicalOr", "bool");
	q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Ht, i);
}
var Vu = /* @__PURE__ */ z({ logicalOr_: Bu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/logical_xor.js
function Hu(e, t) {
	let n = R(e, "a", "logicalXor", "bool"), r = R(t, "b", "logicalXor", "bool");
	return q(n.shape, r.shape), Lu(Vu(e, t), zu(Lu(e, t)));
}
var Uu = /* @__PURE__ */ z({ logicalXor_: Hu }), Wu = 2147483648;
function Gu(e, t, n = "left") {
	let r = R(e, "sortedSequence", "searchSorted"), i = R(t, "values", "searchSorted"), a = r.shape[r.shape.length - 1], o = i.shape[i.shape.length - 1], s = W(r, [-1, a]), c = W(i, [-1, o]);
	if (s.rank < 2) throw Error("Sorted input argument must be at least 2-dimensional");
	if (s.shape[0] !== c.shape[0]) throw Error("Leading dimension of 'sortedSequence' and 'values' must match.");
	if (b(c.shape) >= Wu) throw Error(`values tensor size must less than ${Wu}`);
	if (s.shape[1] >= Wu) throw Error(`trailing dim_size must less than ${Wu} for int32 output type, was ${s.shape[1]}`);
	let l = {
		sortedSequence: s,
		values: c
	}, u = { side: n };
	return L.runKernel(jn, l, u);
}
var Ku = /* @__PURE__ */ z({ searchSorted_: Gu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/lower_bound.js
function qu(e, t) {
	return Ku(e, t, "left");
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/max_pool.js
function Ju(e, t, n, r, i) {
	let a = R(e, "x", "maxPool"), o = a, s = !1;
	a.rank === 3 && (s = !0, o = W(a, [
		1,
		a.shape[0],
		a.shape[1],
		a.shape[2]
	])), _(o.rank === 4, () => `Error in maxPool: input must be rank 4 but got rank ${o.rank}.`), _(bs(n, 1), () => `Error in maxPool: Either strides or dilations must be 1. Got strides ${n} and dilations '1'`), Cs("maxPool", r, i);
	let c = { x: o }, l = {
		filterSize: t,
		strides: n,
		pad: r,
		dimRoundingMode: i
	}, u = L.runKernel(Kt, c, l);
	return s ? W(u, [
		u.shape[1],
		u.shape[2],
		u.shape[3]
	]) : u;
}
var Yu = /* @__PURE__ */ z({ maxPool_: Ju });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/max_pool_3d.js
function Xu(e, t = [
	1,
	1,
	1
], n, r, i, a = "NDHWC") {
	let o = R(e, "x", "maxPool3d"), s = o, c = !1;
	o.rank === 4 && (c = !0, s = W(o, [
		1,
		o.shape[0],
		o.shape[1],
		o.shape[2],
		o.shape[3]
	])), _(s.rank === 5, () => `Error in maxPool3d: x must be rank 5 but got rank ${s.rank}.`), _(a === "NDHWC", () => `Error in maxPool3d: Only NDHWC is currently supported, but got dataFormat of ${a}`), Cs("maxPool3d", r, i);
	let l = { x: s }, u = {
		filterSize: t,
		strides: n,
		pad: r,
		dimRoundingMode: i,
		dataFormat: a
	}, d = L.runKernel(Jt, l, u);
	return c ? W(d, [
		d.shape[1],
		d.shape[2],
		d.shape[3],
		d.shape[4]
	]) : d;
}
var Zu = /* @__PURE__ */ z({ maxPool3d_: Xu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/max_pool_with_argmax.js
function Qu(e, t, n, r, i = !1) {
	let a = { x: R(e, "x", "maxPoolWithArgmax") }, o = {
		filterSize: t,
		strides: n,
		pad: r,
		includeBatchInIndex: i
	}, s = L.runKernel(Xt, a, o);
	return {
		result: s[0],
		indexes: s[1]
	};
}
var $u = /* @__PURE__ */ z({ maxPoolWithArgmax_: Qu });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/maximum.js
function ed(e, t) {
	let n = R(e, "a", "maximum"), r = R(t, "b", "maximum");
	[n, r] = I(n, r), n.dtype === "bool" && (n = wo(n, "int32"), r = wo(r, "int32")), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Gt, i);
}
var td = /* @__PURE__ */ z({ maximum_: ed });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/mean.js
function nd(e, t = null, n = !1) {
	let r = { x: R(e, "x", "mean") }, i = {
		axis: t,
		keepDims: n
	};
	return L.runKernel(Zt, r, i);
}
var rd = /* @__PURE__ */ z({ mean_: nd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/zeros.js
function id(e, t = "float32") {
	if (fe(e), t === "complex64") return Ui(id(e, "float32"), id(e, "float32"));
	let n = de(b(e), t);
	return L.makeTensor(n, e, t);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/ones.js
function ad(e, t = "float32") {
	if (fe(e), t === "complex64") return Ui(ad(e, "float32"), id(e, "float32"));
	let n = ue(b(e), t);
	return L.makeTensor(n, e, t);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/meshgrid.js
function od(e, t, { indexing: n = "xy" } = {}) {
	if (n !== "xy" && n !== "ij") throw TypeError(`${n} is not a valid third argument to meshgrid`);
	if (e === void 0) return [];
	let r = R(e, "x", "meshgrid", e instanceof pi ? e.dtype : "float32");
	if (t === void 0) return [r];
	let i = R(t, "y", "meshgrid", t instanceof pi ? t.dtype : "float32"), a = b(r.shape), o = b(i.shape);
	return n === "xy" ? (r = W(r, [1, -1]), i = W(i, [-1, 1]), [G(ad([o, 1], r.dtype), r), G(i, ad([1, a], i.dtype))]) : (r = W(r, [-1, 1]), i = W(i, [1, -1]), [G(r, ad([1, o], r.dtype)), G(ad([a, 1], i.dtype), i)]);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/minimum.js
function sd(e, t) {
	let n = R(e, "a", "minimum"), r = R(t, "b", "minimum");
	[n, r] = I(n, r), n.dtype === "bool" && (n = wo(n, "int32"), r = wo(r, "int32")), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Qt, i);
}
var cd = /* @__PURE__ */ z({ minimum_: sd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/mirror_pad.js
function ld(e, t, n) {
	_(n === "reflect" || n === "symmetric", () => `Invalid mode. Mode must be either reflect or symmetric. Got ${n}.`);
	let r = R(e, "x", "mirrorPad");
	if (r.rank === 0) throw Error("mirrorPad(scalar) is not defined. Pass non-scalar to mirrorPad");
	_(t.length === r.rank, () => `Padding doesn't match input. Must be ${r.rank}. Got ${t.length}.`);
	let i = +(n === "reflect");
	for (let e = 0; e < r.rank; e++) _(t[e].length === 2, () => "Invalid number of paddings. Must be length of 2 each."), _(t[e][0] >= 0 && t[e][0] <= r.shape[e] - i && t[e][1] >= 0 && t[e][1] <= r.shape[e] - i, () => `Padding in dimension ${e} cannot be greater than or equal to ${r.shape[e] - i} or less than 0 for input of shape ${r.shape}`);
	let a = {
		paddings: t,
		mode: n
	}, o = { x: r };
	return L.runKernel($t, o, a);
}
var ud = /* @__PURE__ */ z({ mirrorPad_: ld });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/mod.js
function dd(e, t) {
	let n = R(e, "a", "mod"), r = R(t, "b", "mod");
	[n, r] = I(n, r);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel("Mod", i);
}
var fd = /* @__PURE__ */ z({ mod_: dd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/moments.js
function pd(e, t = null, n = !1) {
	e = R(e, "x", "moments");
	let r = E(t, e.shape), i = rd(e, r, n), a = i.shape;
	return n || (a = _l(i.shape, r)), {
		mean: i,
		variance: rd(jl(X(wo(e, "float32"), W(i, a))), r, n)
	};
}
var md = /* @__PURE__ */ z({ moments_: pd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/multi_rnn_cell.js
function hd(e, t, n, r) {
	let i = R(t, "data", "multiRNNCell"), a = Bi(n, "c", "multiRNNCell"), o = Bi(r, "h", "multiRNNCell"), s = i, c = [];
	for (let t = 0; t < e.length; t++) {
		let n = e[t](s, a[t], o[t]);
		c.push(n[0]), c.push(n[1]), s = n[1];
	}
	let l = [], u = [];
	for (let e = 0; e < c.length; e += 2) l.push(c[e]), u.push(c[e + 1]);
	return [l, u];
}
var gd = /* @__PURE__ */ z({ multiRNNCell_: hd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/multinomial.js
function _d(e, t, n, r = !1) {
	let i = R(e, "logits", "multinomial"), a = i.size, o = i.rank;
	if (a < 2) throw Error(`Error in multinomial: you need at least 2 outcomes, but got ${a}.`);
	if (o > 2) throw Error(`Rank of probabilities must be 1 or 2, but is ${o}`);
	n ||= Math.random();
	let s = { logits: o === 1 ? W(i, [1, -1]) : i }, c = {
		numSamples: t,
		seed: n,
		normalized: r
	}, l = L.runKernel(en, s, c);
	return o === 1 ? W(l, [l.size]) : l;
}
var vd = /* @__PURE__ */ z({ multinomial_: _d });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/not_equal.js
function yd(e, t) {
	let n = R(e, "a", "notEqual", "string_or_numeric"), r = R(t, "b", "notEqual", "string_or_numeric");
	[n, r] = I(n, r), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(nn, i);
}
var bd = /* @__PURE__ */ z({ notEqual_: yd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/one_hot.js
function xd(e, t, n = 1, r = 0, i = "int32") {
	if (t < 2) throw Error(`Error in oneHot: depth must be >=2, but it is ${t}`);
	let a = { indices: R(e, "indices", "oneHot", "int32") }, o = {
		dtype: i,
		depth: t,
		onValue: n,
		offValue: r
	};
	return L.runKernel(cn, a, o);
}
var Sd = /* @__PURE__ */ z({ oneHot_: xd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/ones_like.js
function Cd(e) {
	let t = { x: R(e, "x", "onesLike") };
	return L.runKernel(sn, t);
}
var wd = /* @__PURE__ */ z({ onesLike_: Cd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/outer_product.js
function Td(e, t) {
	let n = R(e, "v1", "outerProduct"), r = R(t, "v2", "outerProduct");
	return _(n.rank === 1 && r.rank === 1, () => `Error in outerProduct: inputs must be rank 1, but got ranks ${n.rank} and ${r.rank}.`), G(W(n, [-1, 1]), W(r, [1, -1]));
}
var Ed = /* @__PURE__ */ z({ outerProduct_: Td });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/pad.js
function Dd(e, t, n = 0) {
	let r = R(e, "x", "pad");
	if (r.rank === 0) throw Error("pad(scalar) is not defined. Pass non-scalar to pad");
	let i = {
		paddings: t,
		constantValue: n
	}, a = { x: r };
	return L.runKernel(un, a, i);
}
var Od = /* @__PURE__ */ z({ pad_: Dd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/pad1d.js
function kd(e, t, n = 0) {
	return _(t.length === 2, () => "Invalid number of paddings. Must be length of 2."), Od(e, [t], n);
}
var Ad = /* @__PURE__ */ z({ pad1d_: kd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/pad2d.js
function jd(e, t, n = 0) {
	return _(t.length === 2 && t[0].length === 2 && t[1].length === 2, () => "Invalid number of paddings. Must be length of 2 each."), Od(e, t, n);
}
var Md = /* @__PURE__ */ z({ pad2d_: jd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/pad3d.js
function Nd(e, t, n = 0) {
	return _(t.length === 3 && t[0].length === 2 && t[1].length === 2 && t[2].length === 2, () => "Invalid number of paddings. Must be length of 2 each."), Od(e, t, n);
}
var Pd = /* @__PURE__ */ z({ pad3d_: Nd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/pad4d.js
function Fd(e, t, n = 0) {
	return _(t.length === 4 && t[0].length === 2 && t[1].length === 2 && t[2].length === 2 && t[3].length === 2, () => "Invalid number of paddings. Must be length of 2 each."), Od(e, t, n);
}
var Id = /* @__PURE__ */ z({ pad4d_: Fd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/space_to_batch_nd.js
function Ld(e, t, n) {
	let r = R(e, "x", "spaceToBatchND");
	_(r.rank >= 1 + t.length, () => `input rank ${r.rank} should be > than [blockShape] ${t.length}`), _(n.length === t.length, () => `paddings.shape[0] ${n.length} must be equal to [blockShape] ${t.length}`), _(r.shape.reduce((e, r, i) => i > 0 && i <= t.length ? e && (r + n[i - 1][0] + n[i - 1][1]) % t[i - 1] === 0 : e, !0), () => `input spatial dimensions ${r.shape.slice(1)} with paddings ${n.toString()} must be divisible by blockShapes ${t.toString()}`);
	let i = { x: r }, a = {
		blockShape: t,
		paddings: n
	};
	return L.runKernel(Bn, i, a);
}
var Rd = /* @__PURE__ */ z({ spaceToBatchND_: Ld });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/pool.js
function zd(e, t, n, r, i, a, o) {
	i ??= [1, 1], a ??= 1, r === 0 && (r = "valid");
	let s = R(e, "x", "maxPool"), c = s, l = !1;
	s.rank === 3 && (l = !0, c = W(s, [
		1,
		s.shape[0],
		s.shape[1],
		s.shape[2]
	])), _(bs(a, i), () => `Error in pool: Either strides or dilations must be 1. Got strides ${a} and dilations '${i}'`);
	let u = os(c.shape, t, a, i, r), d = [u.dilationHeight, u.dilationWidth], f;
	f = r === "same" ? Vd([u.filterHeight, u.filterWidth], d) : [[0, 0], [0, 0]];
	let p = d[0] === 1 && d[1] === 1, [m, h] = Bd([u.inHeight, u.inWidth], d, f), g = p ? r : "valid", v = p ? c : Rd(c, d, m), y = (n === "avg" ? () => Es(v, t, a, g, o) : () => Yu(v, t, a, g, o))(), b = p ? y : Bs(y, d, h);
	return l ? W(b, [
		b.shape[1],
		b.shape[2],
		b.shape[3]
	]) : b;
}
function Bd(e, t, n) {
	let r = n.map((e) => e[0]), i = n.map((e) => e[1]), a = e.concat(r, i), o = t.map((e, t) => (e - a[t] % e) % e), s = i.map((e, t) => e + o[t]);
	return [t.map((e, t) => [r[t], s[t]]), t.map((e, t) => [0, o[t]])];
}
function Vd(e, t) {
	let n = e.map((e, n) => e + (e - 1) * (t[n] - 1)).map((e) => e - 1), r = n.map((e) => Math.floor(e / 2)), i = n.map((e, t) => e - r[t]);
	return n.map((e, t) => [r[t], i[t]]);
}
var Hd = /* @__PURE__ */ z({ pool_: zd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/prelu.js
function Ud(e, t) {
	let n = {
		x: R(e, "x", "prelu"),
		alpha: R(t, "alpha", "prelu")
	};
	return L.runKernel(dn, n);
}
var Wd = /* @__PURE__ */ z({ prelu_: Ud });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/prod.js
function Gd(e, t = null, n = !1) {
	let r = R(e, "x", "prod");
	r.dtype === "bool" && (r = wo(r, "int32"));
	let i = { x: r }, a = {
		axis: t,
		keepDims: n
	};
	return L.runKernel(fn, i, a);
}
var Kd = /* @__PURE__ */ z({ prod_: Gd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/ragged_gather.js
function qd(e, t, n, r) {
	let i = {
		paramsNestedSplits: e.map((e, t) => R(e, `tensors${t}`, "raggedGather", "int32")),
		paramsDenseValues: R(t, "paramsDenseValues", "raggedGather"),
		indices: R(n, "indices", "raggedGather", "int32")
	}, a = { outputRaggedRank: r }, o = L.runKernel(pn, i, a);
	return {
		outputNestedSplits: o.slice(0, o.length - 1),
		outputDenseValues: o[o.length - 1]
	};
}
var Jd = /* @__PURE__ */ z({ raggedGather_: qd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/ragged_range.js
function Yd(e, t, n) {
	let r = R(e, "starts", "raggedRange"), i = {
		starts: r,
		limits: R(t, "limits", "raggedRange", r.dtype),
		deltas: R(n, "deltas", "raggedRange", r.dtype)
	}, a = L.runKernel(mn, i);
	return {
		rtNestedSplits: a[0],
		rtDenseValues: a[1]
	};
}
var Xd = /* @__PURE__ */ z({ raggedRange_: Yd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/ragged_tensor_to_tensor.js
function Zd(e, t, n, r, i) {
	let a = R(e, "shape", "raggedTensorToTensor", "int32"), o = R(t, "values", "raggedTensorToTensor"), s = {
		shape: a,
		values: o,
		defaultValue: R(n, "defaultValue", "raggedTensorToTensor", o.dtype),
		rowPartitionTensors: r.map((e, t) => R(e, `tensors${t}`, "raggedTensorToTensor", "int32"))
	}, c = { rowPartitionTypes: i };
	return L.runKernel(hn, s, c);
}
var Qd = /* @__PURE__ */ z({ raggedTensorToTensor_: Zd });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/rand.js
function $d(e, t, n) {
	fe(e);
	let r = b(e), i = null;
	if (n == null || n === "float32") i = new Float32Array(r);
	else if (n === "int32") i = new Int32Array(r);
	else if (n === "bool") i = new Uint8Array(r);
	else throw Error(`Unknown data type ${n}`);
	for (let e = 0; e < r; e++) i[e] = t();
	return L.makeTensor(i, e, n);
}
var ef = /* @__PURE__ */ z({ rand_: $d }), tf = /* @__PURE__ */ s(((e, t, n) => {
	(function(e, t, n) {
		function r(e) {
			var t = this, n = o();
			t.next = function() {
				var e = 2091639 * t.s0 + t.c * 23283064365386963e-26;
				return t.s0 = t.s1, t.s1 = t.s2, t.s2 = e - (t.c = e | 0);
			}, t.c = 1, t.s0 = n(" "), t.s1 = n(" "), t.s2 = n(" "), t.s0 -= n(e), t.s0 < 0 && (t.s0 += 1), t.s1 -= n(e), t.s1 < 0 && (t.s1 += 1), t.s2 -= n(e), t.s2 < 0 && (t.s2 += 1), n = null;
		}
		function i(e, t) {
			return t.c = e.c, t.s0 = e.s0, t.s1 = e.s1, t.s2 = e.s2, t;
		}
		function a(e, t) {
			var n = new r(e), a = t && t.state, o = n.next;
			return o.int32 = function() {
				return n.next() * 4294967296 | 0;
			}, o.double = function() {
				return o() + (o() * 2097152 | 0) * 11102230246251565e-32;
			}, o.quick = o, a && (typeof a == "object" && i(a, n), o.state = function() {
				return i(n, {});
			}), o;
		}
		function o() {
			var e = 4022871197;
			return function(t) {
				t = String(t);
				for (var n = 0; n < t.length; n++) {
					e += t.charCodeAt(n);
					var r = .02519603282416938 * e;
					e = r >>> 0, r -= e, r *= e, e = r >>> 0, r -= e, e += r * 4294967296;
				}
				return (e >>> 0) * 23283064365386963e-26;
			};
		}
		t && t.exports ? t.exports = a : n && n.amd ? n(function() {
			return a;
		}) : this.alea = a;
	})(n, typeof t == "object" && t, typeof define == "function" && define);
})), nf = /* @__PURE__ */ s(((e, t, n) => {
	(function(e, t, n) {
		function r(e) {
			var t = this, n = "";
			t.x = 0, t.y = 0, t.z = 0, t.w = 0, t.next = function() {
				var e = t.x ^ t.x << 11;
				return t.x = t.y, t.y = t.z, t.z = t.w, t.w ^= t.w >>> 19 ^ e ^ e >>> 8;
			}, e === (e | 0) ? t.x = e : n += e;
			for (var r = 0; r < n.length + 64; r++) t.x ^= n.charCodeAt(r) | 0, t.next();
		}
		function i(e, t) {
			return t.x = e.x, t.y = e.y, t.z = e.z, t.w = e.w, t;
		}
		function a(e, t) {
			var n = new r(e), a = t && t.state, o = function() {
				return (n.next() >>> 0) / 4294967296;
			};
			return o.double = function() {
				do
					var e = ((n.next() >>> 11) + (n.next() >>> 0) / 4294967296) / (1 << 21);
				while (e === 0);
				return e;
			}, o.int32 = n.next, o.quick = o, a && (typeof a == "object" && i(a, n), o.state = function() {
				return i(n, {});
			}), o;
		}
		t && t.exports ? t.exports = a : n && n.amd ? n(function() {
			return a;
		}) : this.xor128 = a;
	})(n, typeof t == "object" && t, typeof define == "function" && define);
})), rf = /* @__PURE__ */ s(((e, t, n) => {
	(function(e, t, n) {
		function r(e) {
			var t = this, n = "";
			t.next = function() {
				var e = t.x ^ t.x >>> 2;
				return t.x = t.y, t.y = t.z, t.z = t.w, t.w = t.v, (t.d = t.d + 362437 | 0) + (t.v = t.v ^ t.v << 4 ^ (e ^ e << 1)) | 0;
			}, t.x = 0, t.y = 0, t.z = 0, t.w = 0, t.v = 0, e === (e | 0) ? t.x = e : n += e;
			for (var r = 0; r < n.length + 64; r++) t.x ^= n.charCodeAt(r) | 0, r == n.length && (t.d = t.x << 10 ^ t.x >>> 4), t.next();
		}
		function i(e, t) {
			return t.x = e.x, t.y = e.y, t.z = e.z, t.w = e.w, t.v = e.v, t.d = e.d, t;
		}
		function a(e, t) {
			var n = new r(e), a = t && t.state, o = function() {
				return (n.next() >>> 0) / 4294967296;
			};
			return o.double = function() {
				do
					var e = ((n.next() >>> 11) + (n.next() >>> 0) / 4294967296) / (1 << 21);
				while (e === 0);
				return e;
			}, o.int32 = n.next, o.quick = o, a && (typeof a == "object" && i(a, n), o.state = function() {
				return i(n, {});
			}), o;
		}
		t && t.exports ? t.exports = a : n && n.amd ? n(function() {
			return a;
		}) : this.xorwow = a;
	})(n, typeof t == "object" && t, typeof define == "function" && define);
})), af = /* @__PURE__ */ s(((e, t, n) => {
	(function(e, t, n) {
		function r(e) {
			var t = this;
			t.next = function() {
				var e = t.x, n = t.i, r = e[n], i;
				return r ^= r >>> 7, i = r ^ r << 24, r = e[n + 1 & 7], i ^= r ^ r >>> 10, r = e[n + 3 & 7], i ^= r ^ r >>> 3, r = e[n + 4 & 7], i ^= r ^ r << 7, r = e[n + 7 & 7], r ^= r << 13, i ^= r ^ r << 9, e[n] = i, t.i = n + 1 & 7, i;
			};
			function n(e, t) {
				var n, r = [];
				if (t === (t | 0)) r[0] = t;
				else for (t = "" + t, n = 0; n < t.length; ++n) r[n & 7] = r[n & 7] << 15 ^ t.charCodeAt(n) + r[n + 1 & 7] << 13;
				for (; r.length < 8;) r.push(0);
				for (n = 0; n < 8 && r[n] === 0; ++n);
				for (n == 8 ? r[7] = -1 : r[n], e.x = r, e.i = 0, n = 256; n > 0; --n) e.next();
			}
			n(t, e);
		}
		function i(e, t) {
			return t.x = e.x.slice(), t.i = e.i, t;
		}
		function a(e, t) {
			e ??= +/* @__PURE__ */ new Date();
			var n = new r(e), a = t && t.state, o = function() {
				return (n.next() >>> 0) / 4294967296;
			};
			return o.double = function() {
				do
					var e = ((n.next() >>> 11) + (n.next() >>> 0) / 4294967296) / (1 << 21);
				while (e === 0);
				return e;
			}, o.int32 = n.next, o.quick = o, a && (a.x && i(a, n), o.state = function() {
				return i(n, {});
			}), o;
		}
		t && t.exports ? t.exports = a : n && n.amd ? n(function() {
			return a;
		}) : this.xorshift7 = a;
	})(n, typeof t == "object" && t, typeof define == "function" && define);
})), of = /* @__PURE__ */ s(((e, t, n) => {
	(function(e, t, n) {
		function r(e) {
			var t = this;
			t.next = function() {
				var e = t.w, n = t.X, r = t.i, i, a;
				return t.w = e = e + 1640531527 | 0, a = n[r + 34 & 127], i = n[r = r + 1 & 127], a ^= a << 13, i ^= i << 17, a ^= a >>> 15, i ^= i >>> 12, a = n[r] = a ^ i, t.i = r, a + (e ^ e >>> 16) | 0;
			};
			function n(e, t) {
				var n, r, i, a, o, s = [], c = 128;
				for (t === (t | 0) ? (r = t, t = null) : (t += "\0", r = 0, c = Math.max(c, t.length)), i = 0, a = -32; a < c; ++a) t && (r ^= t.charCodeAt((a + 32) % t.length)), a === 0 && (o = r), r ^= r << 10, r ^= r >>> 15, r ^= r << 4, r ^= r >>> 13, a >= 0 && (o = o + 1640531527 | 0, n = s[a & 127] ^= r + o, i = n == 0 ? i + 1 : 0);
				for (i >= 128 && (s[(t && t.length || 0) & 127] = -1), i = 127, a = 512; a > 0; --a) r = s[i + 34 & 127], n = s[i = i + 1 & 127], r ^= r << 13, n ^= n << 17, r ^= r >>> 15, n ^= n >>> 12, s[i] = r ^ n;
				e.w = o, e.X = s, e.i = i;
			}
			n(t, e);
		}
		function i(e, t) {
			return t.i = e.i, t.w = e.w, t.X = e.X.slice(), t;
		}
		function a(e, t) {
			e ??= +/* @__PURE__ */ new Date();
			var n = new r(e), a = t && t.state, o = function() {
				return (n.next() >>> 0) / 4294967296;
			};
			return o.double = function() {
				do
					var e = ((n.next() >>> 11) + (n.next() >>> 0) / 4294967296) / (1 << 21);
				while (e === 0);
				return e;
			}, o.int32 = n.next, o.quick = o, a && (a.X && i(a, n), o.state = function() {
				return i(n, {});
			}), o;
		}
		t && t.exports ? t.exports = a : n && n.amd ? n(function() {
			return a;
		}) : this.xor4096 = a;
	})(n, typeof t == "object" && t, typeof define == "function" && define);
})), sf = /* @__PURE__ */ s(((e, t, n) => {
	(function(e, t, n) {
		function r(e) {
			var t = this, n = "";
			t.next = function() {
				var e = t.b, n = t.c, r = t.d, i = t.a;
				return e = e << 25 ^ e >>> 7 ^ n, n = n - r | 0, r = r << 24 ^ r >>> 8 ^ i, i = i - e | 0, t.b = e = e << 20 ^ e >>> 12 ^ n, t.c = n = n - r | 0, t.d = r << 16 ^ n >>> 16 ^ i, t.a = i - e | 0;
			}, t.a = 0, t.b = 0, t.c = -1640531527, t.d = 1367130551, e === Math.floor(e) ? (t.a = e / 4294967296 | 0, t.b = e | 0) : n += e;
			for (var r = 0; r < n.length + 20; r++) t.b ^= n.charCodeAt(r) | 0, t.next();
		}
		function i(e, t) {
			return t.a = e.a, t.b = e.b, t.c = e.c, t.d = e.d, t;
		}
		function a(e, t) {
			var n = new r(e), a = t && t.state, o = function() {
				return (n.next() >>> 0) / 4294967296;
			};
			return o.double = function() {
				do
					var e = ((n.next() >>> 11) + (n.next() >>> 0) / 4294967296) / (1 << 21);
				while (e === 0);
				return e;
			}, o.int32 = n.next, o.quick = o, a && (typeof a == "object" && i(a, n), o.state = function() {
				return i(n, {});
			}), o;
		}
		t && t.exports ? t.exports = a : n && n.amd ? n(function() {
			return a;
		}) : this.tychei = a;
	})(n, typeof t == "object" && t, typeof define == "function" && define);
})), cf = /* @__PURE__ */ s(((e, t, n) => {
	(function(e, n, r) {
		var i = 256, a = 6, o = 52, s = "random", c = r.pow(i, a), l = r.pow(2, o), u = l * 2, d = i - 1, f;
		function p(e, t, o) {
			var d = [];
			t = t == 1 ? { entropy: !0 } : t || {};
			var f = _(g(t.entropy ? [e, y(n)] : e ?? v(), 3), d), p = new m(d), b = function() {
				for (var e = p.g(a), t = c, n = 0; e < l;) e = (e + n) * i, t *= i, n = p.g(1);
				for (; e >= u;) e /= 2, t /= 2, n >>>= 1;
				return (e + n) / t;
			};
			return b.int32 = function() {
				return p.g(4) | 0;
			}, b.quick = function() {
				return p.g(4) / 4294967296;
			}, b.double = b, _(y(p.S), n), (t.pass || o || function(e, t, n, i) {
				return i && (i.S && h(i, p), e.state = function() {
					return h(p, {});
				}), n ? (r[s] = e, t) : e;
			})(b, f, "global" in t ? t.global : this == r, t.state);
		}
		function m(e) {
			var t, n = e.length, r = this, a = 0, o = r.i = r.j = 0, s = r.S = [];
			for (n || (e = [n++]); a < i;) s[a] = a++;
			for (a = 0; a < i; a++) s[a] = s[o = d & o + e[a % n] + (t = s[a])], s[o] = t;
			(r.g = function(e) {
				for (var t, n = 0, a = r.i, o = r.j, s = r.S; e--;) t = s[a = d & a + 1], n = n * i + s[d & (s[a] = s[o = d & o + t]) + (s[o] = t)];
				return r.i = a, r.j = o, n;
			})(i);
		}
		function h(e, t) {
			return t.i = e.i, t.j = e.j, t.S = e.S.slice(), t;
		}
		function g(e, t) {
			var n = [], r = typeof e, i;
			if (t && r == "object") for (i in e) try {
				n.push(g(e[i], t - 1));
			} catch {}
			return n.length ? n : r == "string" ? e : e + "\0";
		}
		function _(e, t) {
			for (var n = e + "", r, i = 0; i < n.length;) t[d & i] = d & (r ^= t[d & i] * 19) + n.charCodeAt(i++);
			return y(t);
		}
		function v() {
			try {
				var t;
				return f && (t = f.randomBytes) ? t = t(i) : (t = new Uint8Array(i), (e.crypto || e.msCrypto).getRandomValues(t)), y(t);
			} catch {
				var r = e.navigator, a = r && r.plugins;
				return [
					+/* @__PURE__ */ new Date(),
					e,
					a,
					e.screen,
					y(n)
				];
			}
		}
		function y(e) {
			return String.fromCharCode.apply(0, e);
		}
		if (_(r.random(), n), typeof t == "object" && t.exports) {
			t.exports = p;
			try {
				f = po();
			} catch {}
		} else typeof define == "function" && define.amd ? define(function() {
			return p;
		}) : r["seed" + s] = p;
	})(typeof self < "u" ? self : n, [], Math);
})), lf = /* @__PURE__ */ u((/* @__PURE__ */ s(((e, t) => {
	var n = tf(), r = nf(), i = rf(), a = af(), o = of(), s = sf(), c = cf();
	c.alea = n, c.xor128 = r, c.xorwow = i, c.xorshift7 = a, c.xor4096 = o, c.tychei = s, t.exports = c;
})))()), uf = class {
	constructor(e, t, n, r, i) {
		this.mean = e, this.stdDev = t, this.dtype = n, this.nextVal = NaN, this.truncated = r, this.truncated && (this.upper = this.mean + this.stdDev * 2, this.lower = this.mean - this.stdDev * 2);
		let a = i || Math.random();
		this.random = lf.alea(a.toString());
	}
	nextValue() {
		if (!isNaN(this.nextVal)) {
			let e = this.nextVal;
			return this.nextVal = NaN, e;
		}
		let e, t, n = !1;
		for (; !n;) {
			let r, i, a;
			do
				r = 2 * this.random() - 1, i = 2 * this.random() - 1, a = r * r + i * i;
			while (a >= 1 || a === 0);
			let o = Math.sqrt(-2 * Math.log(a) / a);
			e = this.mean + this.stdDev * r * o, t = this.mean + this.stdDev * i * o, (!this.truncated || this.isValidTruncated(e)) && (n = !0);
		}
		return (!this.truncated || this.isValidTruncated(t)) && (this.nextVal = this.convertValue(t)), this.convertValue(e);
	}
	convertValue(e) {
		return this.dtype == null || this.dtype === "float32" ? e : Math.round(e);
	}
	isValidTruncated(e) {
		return e <= this.upper && e >= this.lower;
	}
}, df = class {
	constructor(e, t, n, r) {
		this.alpha = e, this.beta = 1 / t, this.dtype = n;
		let i = r || Math.random();
		this.randu = lf.alea(i.toString()), this.randn = new uf(0, 1, n, !1, this.randu()), this.d = e < 1 ? e + 2 / 3 : e - 1 / 3, this.c = 1 / Math.sqrt(9 * this.d);
	}
	nextValue() {
		let e, t, n, r, i, a;
		for (;;) {
			do
				r = this.randn.nextValue(), a = 1 + this.c * r;
			while (a <= 0);
			if (a *= a * a, e = r * r, t = 1 - .331 * e * e, n = .5 * e + this.d * (1 - a + Math.log(a)), i = this.randu(), i < t || Math.log(i) < n) break;
		}
		return a = 1 / this.beta * this.d * a, this.alpha < 1 && (a *= this.randu() ** (1 / this.alpha)), this.convertValue(a);
	}
	convertValue(e) {
		return this.dtype === "float32" ? e : Math.round(e);
	}
}, ff = class {
	constructor(e = 0, t = 1, n, r) {
		if (this.canReturnFloat = () => this.dtype == null || this.dtype === "float32", this.min = e, this.range = t - e, this.dtype = n, r ??= Math.random(), typeof r == "number" && (r = r.toString()), !this.canReturnFloat() && this.range <= 1) throw Error(`The difference between ${e} - ${t} <= 1 and dtype is not float`);
		this.random = lf.alea(r);
	}
	convertValue(e) {
		return this.canReturnFloat() ? e : Math.round(e);
	}
	nextValue() {
		return this.convertValue(this.min + this.range * this.random());
	}
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/random_gamma.js
function pf(e, t, n = 1, r = "float32", i) {
	if (fe(e), n ??= 1, r ??= "float32", r !== "float32" && r !== "int32") throw Error(`Unsupported data type ${r}`);
	let a = new df(t, n, r, i), o = So(e, r);
	for (let e = 0; e < o.values.length; e++) o.values[e] = a.nextValue();
	return o.toTensor();
}
var mf = /* @__PURE__ */ z({ randomGamma_: pf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/random_normal.js
function hf(e, t = 0, n = 1, r, i) {
	if (fe(e), r != null && r === "bool") throw Error(`Unsupported data type ${r}`);
	let a = new uf(t, n, r, !1, i), o = So(e, r);
	for (let e = 0; e < o.values.length; e++) o.values[e] = a.nextValue();
	return o.toTensor();
}
var gf = /* @__PURE__ */ z({ randomNormal_: hf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/random_standard_normal.js
function _f(e, t, n) {
	if (t != null && t === "bool") throw Error(`Unsupported data type ${t}`);
	return gf(e, 0, 1, t, n);
}
var vf = /* @__PURE__ */ z({ randomStandardNormal_: _f });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/random_uniform.js
function yf(e, t = 0, n = 1, r = "float32", i) {
	fe(e);
	let a = So(e, r), o = new ff(t, n, null, i);
	for (let e = 0; e < a.values.length; e++) a.values[e] = o.nextValue();
	return a.toTensor();
}
var bf = /* @__PURE__ */ z({ randomUniform_: yf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/random_uniform_int.js
function xf(e, t, n, r) {
	return bf(e, t, n, "int32", r);
}
var Sf = /* @__PURE__ */ z({ randomUniformInt_: xf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/range.js
function Cf(e, t, n = 1, r = "float32") {
	if (n === 0) throw Error("Cannot have a step of zero");
	let i = {
		start: e,
		stop: t,
		step: n,
		dtype: r
	};
	return L.runKernel(gn, {}, i);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/real.js
function wf(e) {
	let t = { input: R(e, "input", "real") };
	return L.runKernel(_n, t);
}
var Tf = /* @__PURE__ */ z({ real_: wf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/reciprocal.js
function Ef(e) {
	let t = { x: R(e, "x", "reciprocal") };
	return L.runKernel(vn, t);
}
var Df = /* @__PURE__ */ z({ reciprocal_: Ef });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/relu.js
function Of(e) {
	let t = { x: R(e, "x", "relu") };
	return L.runKernel(yn, t);
}
var kf = /* @__PURE__ */ z({ relu_: Of });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/relu6.js
function Af(e) {
	let t = { x: R(e, "x", "relu6") };
	return L.runKernel(Tn, t);
}
var jf = /* @__PURE__ */ z({ relu6_: Af });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/reverse.js
function Mf(e, t) {
	let n = { x: R(e, "x", "reverse") }, r = { dims: t };
	return L.runKernel(En, n, r);
}
var Nf = /* @__PURE__ */ z({ reverse_: Mf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/reverse_1d.js
function Pf(e) {
	let t = R(e, "x", "reverse");
	return _(t.rank === 1, () => `Error in reverse1D: x must be rank 1 but got rank ${t.rank}.`), Nf(t, 0);
}
var Ff = /* @__PURE__ */ z({ reverse1d_: Pf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/reverse_2d.js
function If(e, t) {
	let n = R(e, "x", "reverse");
	return _(n.rank === 2, () => `Error in reverse2D: x must be rank 2 but got rank ${n.rank}.`), Nf(n, t);
}
var Lf = /* @__PURE__ */ z({ reverse2d_: If });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/reverse_3d.js
function Rf(e, t) {
	let n = R(e, "x", "reverse");
	return _(n.rank === 3, () => `Error in reverse3D: x must be rank 3 but got rank ${n.rank}.`), Nf(n, t);
}
var zf = /* @__PURE__ */ z({ reverse3d_: Rf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/reverse_4d.js
function Bf(e, t) {
	let n = R(e, "x", "reverse");
	return _(n.rank === 4, () => `Error in reverse4D: x must be rank 4 but got rank ${n.rank}.`), Nf(n, t);
}
var Vf = /* @__PURE__ */ z({ reverse4d_: Bf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/round.js
function Hf(e) {
	let t = { x: R(e, "x", "round") };
	return L.runKernel(Dn, t);
}
var Uf = /* @__PURE__ */ z({ round_: Hf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/rsqrt.js
function Wf(e) {
	let t = { x: R(e, "x", "rsqrt", "float32") };
	return L.runKernel(On, t);
}
var Gf = /* @__PURE__ */ z({ rsqrt_: Wf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/selu.js
function Kf(e) {
	let t = { x: R(e, "x", "selu") };
	return L.runKernel(Nn, t);
}
var qf = /* @__PURE__ */ z({ selu_: Kf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/separable_conv2d.js
function Jf(e, t, n, r, i, a = [1, 1], o = "NHWC") {
	let s = R(e, "x", "separableConv2d"), c = R(t, "depthwiseFilter", "separableConv2d"), l = R(n, "pointwiseFilter", "separableConv2d"), u = s, d = !1;
	if (s.rank === 3 && (d = !0, u = W(s, [
		1,
		s.shape[0],
		s.shape[1],
		s.shape[2]
	])), o === "NCHW") throw Error("separableConv2d currently does not support dataFormat NCHW; only NHWC is supported");
	_(u.rank === 4, () => `Error in separableConv2d: input must be rank 4, but got rank ${u.rank}.`), _(c.rank === 4, () => `Error in separableConv2d: depthwise filter must be rank 4, but got rank ${c.rank}.`), _(l.rank === 4, () => `Error in separableConv2d: pointwise filter must be rank 4, but got rank ${c.rank}.`), _(l.shape[0] === 1, () => `Error in separableConv2d: the first dimension of pointwise filter  must be 1, but got ${l.shape[0]}.`), _(l.shape[1] === 1, () => `Error in separableConv2d: the second dimension of pointwise filter must be 1, but got ${l.shape[1]}.`);
	let f = c.shape[2], p = c.shape[3];
	_(l.shape[2] === f * p, () => `Error in separableConv2d: the third dimension of pointwise filter must be ${f * p}, but got ${l.shape[2]}.`);
	let m = vc(Wc(u, c, r, i, o, a), l, 1, "valid", o);
	return d ? W(m, [
		m.shape[1],
		m.shape[2],
		m.shape[3]
	]) : m;
}
var Yf = /* @__PURE__ */ z({ separableConv2d_: Jf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/setdiff1d_async.js
async function Xf(e, t) {
	let n = R(e, "x", "setdiff1d"), r = R(t, "y", "setdiff1d");
	_(n.dtype === r.dtype, () => `x and y should have the same dtype, but got x (${n.dtype}) and y (${r.dtype}).`), _(n.rank === 1, () => `x should be 1D tensor, but got x (${n.shape}).`), _(r.rank === 1, () => `y should be 1D tensor, but got y (${r.shape}).`);
	let i = await n.data(), a = await r.data(), o = new Set(a), s = 0;
	for (let e = 0; e < i.length; e++) o.has(i[e]) || s++;
	let c = new ci([s], n.dtype), l = new ci([s], "int32");
	for (let e = 0, t = 0; e < i.length; e++) o.has(i[e]) || (c.values[t] = i[e], l.values[t] = e, t++);
	return [c.toTensor(), l.toTensor()];
}
var Zf = Xf;
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sign.js
function Qf(e) {
	let t = { x: R(e, "x", "sign") };
	return L.runKernel(In, t);
}
var $f = /* @__PURE__ */ z({ sign_: Qf });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sin.js
function ep(e) {
	let t = { x: R(e, "x", "sin", "float32") };
	return L.runKernel("Sin", t);
}
var tp = /* @__PURE__ */ z({ sin_: ep });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sinh.js
function np(e) {
	let t = { x: R(e, "x", "sinh") };
	return L.runKernel(Fn, t);
}
var rp = /* @__PURE__ */ z({ sinh_: np });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/slice1d.js
function ip(e, t, n) {
	let r = R(e, "x", "slice1d");
	return _(r.rank === 1, () => `slice1d expects a rank-1 tensor, but got a rank-${r.rank} tensor`), K(r, [t], [n]);
}
var ap = /* @__PURE__ */ z({ slice1d_: ip });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/slice2d.js
function op(e, t, n) {
	let r = R(e, "x", "slice2d");
	return _(r.rank === 2, () => `slice2d expects a rank-2 tensor, but got a rank-${r.rank} tensor`), K(r, t, n);
}
var sp = /* @__PURE__ */ z({ slice2d_: op });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/slice3d.js
function cp(e, t, n) {
	let r = R(e, "x", "slice3d");
	return _(r.rank === 3, () => `slice3d expects a rank-3 tensor, but got a rank-${r.rank} tensor`), K(r, t, n);
}
var lp = /* @__PURE__ */ z({ slice3d_: cp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/slice4d.js
function up(e, t, n) {
	let r = R(e, "x", "slice4d");
	return _(r.rank === 4, () => `slice4d expects a rank-4 tensor, but got a rank-${r.rank} tensor`), K(r, t, n);
}
var dp = /* @__PURE__ */ z({ slice4d_: up });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/softmax.js
function fp(e, t = -1) {
	let n = R(e, "logits", "softmax", "float32");
	if (t === -1 && (t = n.rank - 1), t !== n.rank - 1) throw Error(`Softmax along a non-last dimension is not yet supported. Logits was rank ${n.rank} and dim was ${t}`);
	let r = { logits: n }, i = { dim: t };
	return L.runKernel(Hn, r, i);
}
var pp = /* @__PURE__ */ z({ softmax_: fp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/spectral/fft.js
function mp(e) {
	_(e.dtype === "complex64", () => `The dtype for tf.spectral.fft() must be complex64 but got ${e.dtype}.`);
	let t = { input: e };
	return L.runKernel("FFT", t);
}
var hp = /* @__PURE__ */ z({ fft_: mp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/spectral/ifft.js
function gp(e) {
	_(e.dtype === "complex64", () => `The dtype for tf.spectral.ifft() must be complex64 but got ${e.dtype}.`);
	let t = { input: e };
	return L.runKernel(At, t);
}
var _p = /* @__PURE__ */ z({ ifft_: gp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/spectral/irfft.js
function vp(e) {
	let t = e.shape[e.shape.length - 1], n = e.size / t, r;
	if (t <= 2) r = _p(W(e, [n, t]));
	else {
		let i = [n, 2 * (t - 1)], a = W(Tf(e), [n, t]), o = W(ru(e), [n, t]), s = Nf(K(a, [0, 1], [n, t - 2]), 1), c = U(Nf(K(o, [0, 1], [n, t - 2]), 1), J(-1));
		r = _p(W(Ui(As([a, s], 1), As([o, c], 1)), [i[0], i[1]]));
	}
	if (r = Tf(r), e.rank === 3 && e.shape[0] !== 0) {
		let t = r, n = e.shape[0];
		r = W(r, [
			n,
			r.shape[0] / n,
			r.shape[1]
		]), t.dispose();
	}
	return r;
}
var yp = /* @__PURE__ */ z({ irfft_: vp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/split.js
function bp(e, t, n = 0) {
	let r = { x: R(e, "x", "split") }, i = {
		numOrSizeSplits: t,
		axis: n
	};
	return L.runKernel(Vn, r, i);
}
var xp = /* @__PURE__ */ z({ split_: bp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/spectral/rfft.js
function Sp(e, t) {
	_(e.dtype === "float32", () => `The dtype for rfft() must be real value but got ${e.dtype}`);
	let n = e.shape[e.shape.length - 1], r = e.size / n, i;
	if (t != null && t < n) {
		let r = e.shape.map((e) => 0), a = e.shape.map((e) => e);
		a[e.shape.length - 1] = t, i = K(e, r, a), n = t;
	} else if (t != null && t > n) {
		let r = e.shape.map((e) => e);
		r[e.shape.length - 1] = t - n, i = As([e, id(r)], e.shape.length - 1), n = t;
	} else i = e;
	let a = tl(i), o = hp(W(Ui(i, a), [r, n])), s = Math.floor(n / 2) + 1, c = Tf(o), l = ru(o), u = xp(c, [s, n - s], c.shape.length - 1), d = xp(l, [s, n - s], l.shape.length - 1), f = i.shape.slice();
	return f[i.shape.length - 1] = s, W(Ui(u[0], d[0]), f);
}
var Cp = /* @__PURE__ */ z({ rfft_: Sp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/squared_difference.js
function wp(e, t) {
	let n = R(e, "a", "squaredDifference"), r = R(t, "b", "squaredDifference");
	[n, r] = I(n, r), q(n.shape, r.shape);
	let i = {
		a: n,
		b: r
	};
	return L.runKernel(Jn, i, {});
}
var Tp = /* @__PURE__ */ z({ squaredDifference_: wp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/squeeze.js
function Ep(e, t) {
	let n = R(e, "x", "squeeze", "string_or_numeric");
	return W(n, D(n.shape, t).newShape);
}
var Dp = /* @__PURE__ */ z({ squeeze_: Ep });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/stack.js
function Op(e, t = 0) {
	let n = Bi(e, "tensors", "stack", "string_or_numeric");
	_(n.length >= 1, () => "Pass at least one tensor to tf.stack"), n.length > 0 && _(t <= n[0].rank, () => "Axis must be <= rank of the tensor");
	let r = n, i = { axis: t };
	return L.runKernel(ln, r, i);
}
var kp = /* @__PURE__ */ z({ stack_: Op });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/step.js
function Ap(e, t = 0) {
	let n = { x: R(e, "x", "step") }, r = { alpha: t };
	return L.runKernel(ur, n, r);
}
var jp = /* @__PURE__ */ z({ step_: Ap });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/strided_slice.js
function Mp(e, t, n, r, i = 0, a = 0, o = 0, s = 0, c = 0) {
	let l = { x: R(e, "x", "stridedSlice", "string_or_numeric") }, u = {
		begin: t,
		end: n,
		strides: r,
		beginMask: i,
		endMask: a,
		ellipsisMask: o,
		newAxisMask: s,
		shrinkAxisMask: c
	};
	return L.runKernel(Zn, l, u);
}
var Np = /* @__PURE__ */ z({ stridedSlice_: Mp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tan.js
function Pp(e) {
	let t = { x: R(e, "x", "tan", "float32") };
	return L.runKernel("Tan", t);
}
var Fp = /* @__PURE__ */ z({ tan_: Pp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor1d.js
function Ip(e, t) {
	y(e);
	let n = Li(e, t);
	if (n.length !== 1) throw Error("tensor1d() requires values to be a flat/TypedArray");
	return Wi(e, null, n, t);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor2d.js
function Lp(e, t, n) {
	if (y(e), t != null && t.length !== 2) throw Error("tensor2d() requires shape to have two numbers");
	let r = Li(e, n);
	if (r.length !== 2 && r.length !== 1) throw Error("tensor2d() requires values to be number[][] or flat/TypedArray");
	if (r.length === 1 && t == null) throw Error("tensor2d() requires shape to be provided when `values` are a flat/TypedArray");
	return Wi(e, t, r, n);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor3d.js
function Rp(e, t, n) {
	if (y(e), t != null && t.length !== 3) throw Error("tensor3d() requires shape to have three numbers");
	let r = Li(e, n);
	if (r.length !== 3 && r.length !== 1) throw Error("tensor3d() requires values to be number[][][] or flat/TypedArray");
	if (r.length === 1 && t == null) throw Error("tensor3d() requires shape to be provided when `values` are a flat array");
	return Wi(e, t, r, n);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor4d.js
function zp(e, t, n) {
	if (y(e), t != null && t.length !== 4) throw Error("tensor4d() requires shape to have four numbers");
	let r = Li(e, n);
	if (r.length !== 4 && r.length !== 1) throw Error("tensor4d() requires values to be number[][][][] or flat/TypedArray");
	if (r.length === 1 && t == null) throw Error("tensor4d() requires shape to be provided when `values` are a flat array");
	return Wi(e, t, r, n);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor5d.js
function Bp(e, t, n) {
	if (y(e), t != null && t.length !== 5) throw Error("tensor5d() requires shape to have five numbers");
	let r = Li(e, n);
	if (r.length !== 5 && r.length !== 1) throw Error("tensor5d() requires values to be number[][][][][] or flat/TypedArray");
	if (r.length === 1 && t == null) throw Error("tensor5d() requires shape to be provided when `values` are a flat array");
	return Wi(e, t, r, n);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor6d.js
function Vp(e, t, n) {
	if (y(e), t != null && t.length !== 6) throw Error("tensor6d() requires shape to have six numbers");
	let r = Li(e, n);
	if (r.length !== 6 && r.length !== 1) throw Error("tensor6d() requires values to be number[][][][][][] or flat/TypedArray");
	if (r.length === 1 && t == null) throw Error("tensor6d() requires shape to be provided when `values` are a flat array");
	return t ||= r, Wi(e, t, r, n);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/scatter_nd_util.js
function Hp(e, t, n) {
	let r = t.rank > 1 ? t.shape[t.rank - 1] : 1, i = t.rank > 1 ? t.rank - 1 : 1, a = `Must have updates.shape = indices.shape[:batchDim] + shape[sliceDim:], got updates.shape: ${n.shape}, indices.shape: ${t.shape}, shape: ${e}, sliceDim: ${r}, and batchDim: ${i}.`;
	if (n.rank < i) throw Error(a + ` update.rank < ${i}. `);
	if (e.length < r + (n.rank - i)) throw Error(a + ` Output shape length < ${r + (n.rank - i)}`);
	if (n.rank !== i + e.length - r) throw Error(a + ` update.rank != ${i + e.length - r}`);
	for (let e = 0; e < i; ++e) if (n.shape[e] !== t.shape[e]) throw Error(a + ` updates.shape[${e}] (${n.shape[e]}) != indices.shape[${e}] (${t.shape[e]}).`);
	for (let t = 0; t < n.rank - i; ++t) if (n.shape[t + i] !== e[t + r]) throw Error(a + ` updates.shape[${t + i}] (${n.shape[t + i]}) != shape[${t + i}] (${e[t + i]})`);
}
function Up(e, t, n) {
	if (t.rank < 1) throw Error(`tf.scatterND() expects the indices to be rank 1 or higher, but the rank was ${t.rank}.`);
	if (e.rank < 1) throw Error(`tf.scatterND() expects the updates to be rank 1 or higher, but the rank was ${e.rank}.`);
	if (t.dtype !== "int32") throw Error(`The dtype of 'indices' should be int32, but got dtype: ${t.dtype}`);
	if (n.length < 1) throw Error(`Output rank must be greater or equal to 1, but got shape: ${n}`);
	if (n.length === 0) {
		if (t.size === 0) throw Error(`Indices specified for empty output. indices shape: ${t.shape}`);
		if (e.size === 0) throw Error(`Updates specified for empty output. updates shape: ${e.shape}`);
	}
	Hp(n, t, e);
}
function Wp(e, t, n) {
	let r = t.shape.length, i = r > 1 ? t.shape[r - 1] : 1, a = n.length, o = 1;
	for (let e = i; e < a; ++e) o *= n[e];
	let s = i < 1 ? 1 : i, c = b(t.shape) / s, l = [...j(n.slice(0, i)), 1], u = b(n);
	return {
		sliceRank: i,
		numUpdates: c,
		sliceSize: o,
		strides: l,
		outputSize: u
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/tensor_scatter_update.js
function Gp(e, t, n) {
	let r = R(e, "tensor", "tensorScatterupdate"), i = R(t, "indices", "tensorScatterupdate", "int32"), a = R(n, "updates", "tensorScatterupdate");
	if (Up(a, i, r.shape), r.dtype !== a.dtype) throw Error(`tensor and updates must have the same dtype, instead they are ${r.dtype} and ${a.dtype}.`);
	let o = {
		tensor: r,
		indices: i,
		updates: a
	};
	return L.runKernel(An, o, {});
}
var Kp = z({ tensorScatterUpdate_: Gp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/topk.js
function qp(e, t = 1, n = !0) {
	let r = R(e, "x", "topk");
	if (r.rank === 0) throw Error("topk() expects the input to be of rank 1 or higher");
	let i = r.shape[r.shape.length - 1];
	if (t < 0) throw Error(`'k' passed to topk() must be >= 0 but got ${t}`);
	if (t > i) throw Error(`'k' passed to topk() must be <= the last dimension (${i}) but got ${t}`);
	let a = { x: r }, o = {
		k: t,
		sorted: n
	}, [s, c] = L.runKernel(rr, a, o);
	return {
		values: s,
		indices: c
	};
}
var Jp = /* @__PURE__ */ z({ topk_: qp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/truncated_normal.js
function Yp(e, t = 0, n = 1, r, i) {
	if (fe(e), r != null && r === "bool") throw Error("Unsupported data type $ { dtype }");
	let a = new uf(t, n, r, !0, i), o = So(e, r);
	for (let e = 0; e < o.values.length; e++) o.values[e] = a.nextValue();
	return o.toTensor();
}
var Xp = /* @__PURE__ */ z({ truncatedNormal_: Yp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/unique.js
function Zp(e, t = 0) {
	let n = R(e, "x", "unique", "string_or_numeric");
	_(n.rank > 0, () => "The input tensor must be at least 1D");
	let r = { x: n }, i = { axis: t }, [a, o] = L.runKernel(or, r, i);
	return {
		values: a,
		indices: o
	};
}
var Qp = /* @__PURE__ */ z({ unique_: Zp });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/unsorted_segment_sum.js
function $p(e, t, n) {
	let r = R(e, "x", "unsortedSegmentSum"), i = R(t, "segmentIds", "unsortedSegmentSum", "int32");
	_(C(n), () => "numSegments must be of dtype int");
	let a = {
		x: r,
		segmentIds: i
	}, o = { numSegments: n };
	return L.runKernel(cr, a, o);
}
var em = /* @__PURE__ */ z({ unsortedSegmentSum_: $p });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/unstack.js
function tm(e, t = 0) {
	let n = R(e, "x", "unstack", "string_or_numeric");
	_(t >= -n.shape.length && t < n.shape.length, () => `Axis = ${t} is not in [-${n.shape.length}, ${n.shape.length})`);
	let r = { value: n }, i = { axis: t };
	return L.runKernel(sr, r, i);
}
var nm = /* @__PURE__ */ z({ unstack_: tm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/upper_bound.js
function rm(e, t) {
	return Ku(e, t, "right");
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/variable.js
function im(e, t = !0, n, r) {
	return L.makeVariable(e, t, n, r);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/backends/where_impl.js
function am(e, t) {
	let n = [];
	for (let e = 0; e < t.length; e++) t[e] && n.push(e);
	let r = So(e, "int32"), i = So([n.length, e.length], "int32");
	for (let t = 0; t < n.length; t++) {
		let a = r.indexToLoc(n[t]), o = t * e.length;
		i.values.set(a, o);
	}
	return i.toTensor();
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/where_async.js
async function om(e) {
	let t = R(e, "condition", "whereAsync", "bool"), n = await t.data(), r = am(t.shape, n);
	return e !== t && t.dispose(), r;
}
var sm = om;
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/boolean_mask.js
async function cm(e, t, n) {
	let r = R(e, "tensor", "boolMask"), i = R(t, "mask", "boolMask", "bool"), a = n ?? 0, o = i.rank, s = r.shape;
	_(o > 0, () => "mask cannot be scalar"), v(s.slice(a, a + o), i.shape, "mask's shape must match the first K dimensions of tensor's shape,");
	let c = 1;
	for (let e = a; e < a + o; e++) c *= s[e];
	let l = W(r, s.slice(0, a).concat([c], s.slice(a + o))), u = W(i, [-1]), d = await sm(u), f = Dp(d, [1]), p = Zl(l, f, a);
	return e !== r && r.dispose(), t !== i && i.dispose(), f.dispose(), l.dispose(), u.dispose(), d.dispose(), p;
}
var lm = cm;
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/transpose.js
function um(e, t, n) {
	let r = R(e, "x", "transpose");
	if (t ??= r.shape.map((e, t) => t).reverse(), _(r.rank === t.length, () => `Error in transpose: rank of input ${r.rank} must match length of perm ${t}.`), t.forEach((e) => {
		_(e >= 0 && e < r.rank, () => `All entries in 'perm' must be between 0 and ${r.rank - 1} but got ${t}`);
	}), r.rank <= 1) return r.clone();
	let i = { x: r }, a = { perm: t };
	return r.dtype === "complex64" ? B(() => {
		let e = Tf(r), t = ru(r);
		return e = L.runKernel(ar, { x: e }, a), t = L.runKernel(ar, { x: t }, a), n && (t = Eu(t)), Ui(e, t);
	}) : L.runKernel(ar, i, a);
}
var dm = /* @__PURE__ */ z({ transpose_: um });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/moving_average.js
function fm(e, t, n, r, i = !0) {
	let a = R(e, "v", "movingAverage"), o = R(t, "x", "movingAverage"), s = R(n, "decay", "movingAverage");
	Ti(a, o), _(S(a.shape, o.shape), () => "Shape mismatch in v and x");
	let c = J(1), l = X(c, s), u = U(X(o, a), l);
	if (i) {
		_(r != null, () => "When using zeroDebias: true, step is required.");
		let e = R(r, "step", "movingAverage");
		u = H(u, X(c, Dl(s, e)));
	}
	return V(a, u);
}
var pm = /* @__PURE__ */ z({ movingAverage_: fm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/scatter_nd.js
function mm(e, t, n) {
	fe(n);
	let r = R(e, "indices", "scatterND", "int32"), i = R(t, "updates", "scatterND");
	Up(i, r, n);
	let a = {
		indices: r,
		updates: i
	}, o = { shape: n };
	return L.runKernel(kn, a, o);
}
var hm = /* @__PURE__ */ z({ scatterND_: mm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse_to_dense_util.js
function gm(e, t, n, r) {
	if (e.dtype !== "int32") throw Error(`tf.sparseToDense() expects the indices to be int32 type, but the dtype was ${e.dtype}.`);
	if (e.rank > 2) throw Error(`sparseIndices should be a scalar, vector, or matrix, but got shape ${e.shape}.`);
	let i = e.rank > 0 ? e.shape[0] : 1, a = e.rank > 1 ? e.shape[1] : 1;
	if (n.length !== a) throw Error(`outputShape has incorrect number of elements:, ${n.length}, should be: ${a}.`);
	let o = t.size;
	if (!(t.rank === 0 || t.rank === 1 && o === i)) throw Error(`sparseValues has incorrect shape ${t.shape}, should be [] or [${i}]`);
	if (t.dtype !== r.dtype) throw Error("sparseValues.dtype must match defaultValues.dtype");
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse_to_dense.js
function _m(e, t, n, r = 0) {
	fe(n);
	let i = R(e, "sparseIndices", "sparseToDense", "int32"), a = R(t, "sparseValues", "sparseToDense", "string_or_numeric"), o = R(r, "defaultValue", "sparseToDense", a.dtype);
	gm(i, a, n, o);
	let s = {
		sparseIndices: i,
		sparseValues: a,
		defaultValue: o
	}, c = { outputShape: n };
	return L.runKernel(qn, s, c);
}
var vm = /* @__PURE__ */ z({ sparseToDense_: _m });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/gather_nd.js
function ym(e, t) {
	let n = R(t, "indices", "gatherND", "int32"), r = {
		params: R(e, "x", "gatherND", "string_or_numeric"),
		indices: n
	};
	return L.runKernel(Et, r);
}
var bm = /* @__PURE__ */ z({ gatherND_: ym });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/dropout_util.js
function xm(e, t) {
	if (t == null) return e.shape.slice();
	if (S(e.shape, t)) return t;
	if (e.shape.length === t.length) {
		let n = [];
		for (let r = 0; r < e.shape.length; r++) t[r] == null && e.shape[r] != null ? n.push(e.shape[r]) : n.push(t[r]);
		return n;
	}
	return t;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/dropout.js
function Sm(e, t, n, r) {
	let i = R(e, "x", "dropout");
	if (_(i.dtype === "float32", () => `x has to be a floating point tensor since it's going to be scaled, but got a ${i.dtype} tensor instead.`), _(t >= 0 && t < 1, () => `rate must be a float in the range [0, 1), but got ${t}.`), t === 0) return e instanceof pi ? i.clone() : i;
	let a = xm(i, n), o = 1 - t;
	return U(i, H(Yl(V(bf(a, 0, 1, "float32", r), o)), o));
}
var Cm = /* @__PURE__ */ z({ dropout_: Sm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/signal_ops_util.js
function wm(e) {
	return Math.floor(2 ** Math.ceil(Math.log(e) / Math.log(2)));
}
function Tm(e, t, n) {
	let r = 1 - e % 2, i = new Float32Array(e);
	for (let a = 0; a < e; ++a) {
		let o = 2 * Math.PI * a / (e + r - 1);
		i[a] = t - n * Math.cos(o);
	}
	return Ip(i, "float32");
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/in_top_k.js
async function Em(e, t, n = 1) {
	let r = R(e, "predictions", "inTopK"), i = R(t, "targets", "inTopK");
	_(r.rank > 1, () => `inTopK() expects the predictions to be of rank 2 or higher, but got ${r.rank}`), _(r.rank - 1 === i.rank, () => `predictions rank should be 1 larger than targets rank, but got predictions rank ${r.rank} and targets rank ${i.rank}`), v(r.shape.slice(0, r.shape.length - 1), i.shape, "predictions's shape should be align with the targets' shape, except the last dimension.");
	let a = r.shape[r.shape.length - 1];
	_(n > 0 && n <= a, () => `'k' passed to inTopK() must be > 0 && <= the predictions last dimension (${a}), but got ${n}`);
	let o = await r.data(), s = await i.data(), [c, l] = [o.length / a, a], u = O("bool", c);
	for (let e = 0; e < c; e++) {
		let t = e * l, r = o.subarray(t, t + l), i = [];
		for (let e = 0; e < r.length; e++) i.push({
			value: r[e],
			index: e
		});
		i.sort((e, t) => t.value - e.value), u[e] = 0;
		for (let t = 0; t < n; t++) if (i[t].index === s[e]) {
			u[e] = 1;
			break;
		}
	}
	return e !== r && r.dispose(), t !== i && i.dispose(), Gi(u, i.shape, "bool");
}
var Dm = Em;
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/conv2d_backprop_filter.js
function Om(e, t, n, r, i, a = "NHWC", o) {
	let s = e;
	e.rank === 3 && (s = W(e, [
		1,
		e.shape[0],
		e.shape[1],
		e.shape[2]
	]));
	let c = t;
	c.rank === 3 && (c = W(t, [
		1,
		t.shape[0],
		t.shape[1],
		t.shape[2]
	])), _(s.rank === 4, () => `Error in conv2dDerFilter: input must be rank 4, but got shape ${s.shape}.`), _(c.rank === 4, () => `Error in conv2dDerFilter: dy must be rank 4, but got shape ${c.shape}.`), _(n.length === 4, () => `Error in conv2dDerFilter: filterShape must be length 4, but got ${n}.`);
	let l = a === "NHWC" ? s.shape[3] : s.shape[1], u = a === "NHWC" ? c.shape[3] : c.shape[1];
	_(l === n[2], () => `Error in conv2dDerFilter: depth of input ${l}) must match input depth in filter (${n[2]}.`), _(u === n[3], () => `Error in conv2dDerFilter: depth of dy (${u}) must match output depth for filter (${n[3]}).`), Cs("conv2dDerFilter", i, o);
	let d = {
		x: s,
		dy: c
	}, f = {
		strides: r,
		pad: i,
		dataFormat: a,
		dimRoundingMode: o,
		filterShape: n
	};
	return L.runKernel(Ze, d, f);
}
var km = /* @__PURE__ */ z({ conv2DBackpropFilter_: Om });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/fused_util.js
function Am(e, t, n) {
	if (n == null || n === "linear") return e;
	if (n === "relu") return U(e, jp(t));
	throw Error(`Cannot compute gradient for fused activation ${n}.`);
}
function jm(e, t) {
	let n = t, r = Yc(e.shape, t.shape);
	return r.length > 0 && (n = Y(n, r)), W(n, e.shape);
}
function Mm(e, t, n, r) {
	if (t === "linear") return e;
	if (t === "relu") return kf(e);
	if (t === "elu") return ll(e);
	if (t === "relu6") return jf(e);
	if (t === "prelu") return Wd(e, n);
	if (t === "leakyrelu") return du(e, r);
	if (t === "sigmoid") return Ns(e);
	throw Error(`Unknown fused activation ${t}.`);
}
var Nm = (e, t) => !(e > 0) || t === "linear";
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/fused/conv2d.js
function Pm({ x: e, filter: t, strides: n, pad: r, dataFormat: i = "NHWC", dilations: a = [1, 1], dimRoundingMode: o, bias: s, activation: c = "linear", preluActivationWeights: l, leakyreluAlpha: u }) {
	if (c ||= "linear", Nm(L.state.gradientDepth, c) === !1) {
		_(i === "NHWC", () => `Error in fused conv2d: got dataFormat of ${i} but only NHWC is currently supported for the case of gradient depth is 0 and the activation is not linear.`);
		let d = vc(e, t, n, r, i, a, o);
		return s != null && (d = V(d, s)), Mm(d, c, l, u);
	}
	let d = R(e, "x", "conv2d", "float32"), f = R(t, "filter", "conv2d", "float32"), p = d, m = !1;
	d.rank === 3 && (m = !0, p = W(d, [
		1,
		d.shape[0],
		d.shape[1],
		d.shape[2]
	])), _(p.rank === 4, () => `Error in fused conv2d: input must be rank 4, but got rank ${p.rank}.`), _(f.rank === 4, () => `Error in fused conv2d: filter must be rank 4, but got rank ${f.rank}.`), Cs("fused conv2d", r, o);
	let h = i === "NHWC" ? p.shape[3] : p.shape[1];
	_(f.shape[2] === h, () => `Error in conv2d: depth of input (${h}) must match input depth for filter ${f.shape[2]}.`), _(bs(n, a), () => `Error in conv2D: Either strides or dilations must be 1. Got strides ${n} and dilations '${a}'`);
	let g = cs(p.shape, f.shape, n, a, r, o), v;
	s != null && (v = R(s, "bias", "fused conv2d"), [v] = I(v, d), i === "NHWC" ? q(g.outShape, v.shape) : (_(v.shape.length <= 1, () => `Error in fused conv2d: only supports scalar or 1-D Tensor bias for NCHW format but got the bias of rank-${v.shape.length}.`), _(v.shape.length === 0 || v.shape[0] === g.outChannels || v.shape[0] === 1, () => `Error in fused conv2d: bias shape (${v.shape}) is not compatible with the number of output channels (${g.outChannels})`)));
	let y;
	if (l != null) {
		let e = l.shape;
		if (_(e.length <= 1 || e.length === 3, () => `Error in fused conv2d: only supports scalar, 1-D Tensor or 3-D Tensor PReLU activation weights but got a tensor of rank-${e.length}.`), e.length === 1) _(e[0] === 1 || e[0] === g.outChannels, () => `Error in fused conv2d: PReLU activation weights (${e}) is not compatible with the number of output channels (${g.outChannels}).`);
		else if (e.length === 3) try {
			q(e, g.outShape);
		} catch {
			let t = `Error in fused conv2d: PReLU activation weights (${e}) is not compatible with the output shape of the conv2d (${g.outShape}).`;
			throw Error(t);
		}
		y = R(l, "prelu weights", "fused conv2d");
	}
	let b = (e, t) => {
		_(i === "NHWC", () => `Error in gradient of fused conv2D: got dataFormat of ${i} but only NHWC is currently supported.`);
		let [o, s, l, u] = t, d = Am(e, l, c);
		_(ys(a), () => `Error in gradient of fused conv2D: dilation rates greater than 1 are not yet supported in gradients. Got dilations '${a}'`);
		let f = [Sc(s.shape, d, o, n, r), km(s, d, o.shape, n, r)];
		if (u != null) {
			let e = jm(u, d);
			f.push(e);
		}
		return f;
	}, x = {
		x: p,
		filter: f,
		bias: v,
		preluActivationWeights: y
	}, S = {
		strides: n,
		pad: r,
		dataFormat: i,
		dilations: a,
		dimRoundingMode: o,
		activation: c,
		leakyreluAlpha: u
	};
	return s == null ? wu((e, t, n) => {
		let r = L.runKernel(pr, x, S);
		return n([
			t,
			e,
			r
		]), m && (r = W(r, [
			r.shape[1],
			r.shape[2],
			r.shape[3]
		])), {
			value: r,
			gradFunc: b
		};
	})(p, f) : wu((e, t, n, r) => {
		let i = L.runKernel(pr, x, S);
		return r([
			t,
			e,
			i,
			n
		]), m && (i = W(i, [
			i.shape[1],
			i.shape[2],
			i.shape[3]
		])), {
			value: i,
			gradFunc: b
		};
	})(p, f, v);
}
var Fm = /* @__PURE__ */ z({ fusedConv2d_: Pm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/depthwise_conv2d_native_backprop_filter.js
function Im(e, t, n, r, i, a = [1, 1], o) {
	let s = e;
	e.rank === 3 && (s = W(e, [
		1,
		e.shape[0],
		e.shape[1],
		e.shape[2]
	]));
	let c = t;
	c.rank === 3 && (c = W(t, [
		1,
		t.shape[0],
		t.shape[1],
		t.shape[2]
	]));
	let l = {
		x: s,
		dy: c
	}, u = {
		strides: r,
		pad: i,
		dimRoundingMode: o,
		dilations: a,
		filterShape: n
	};
	return L.runKernel(ct, l, u);
}
var Lm = z({ depthwiseConv2dNativeBackpropFilter_: Im });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/depthwise_conv2d_native_backprop_input.js
function Rm(e, t, n, r, i, a = [1, 1], o) {
	let s = t, c = !1;
	t.rank === 3 && (c = !0, s = W(t, [
		1,
		t.shape[0],
		t.shape[1],
		t.shape[2]
	]));
	let l = {
		dy: s,
		filter: n
	}, u = {
		strides: r,
		pad: i,
		dimRoundingMode: o,
		dilations: a,
		inputShape: e
	}, d = L.runKernel(lt, l, u);
	return c ? W(d, [
		d.shape[1],
		d.shape[2],
		d.shape[3]
	]) : d;
}
var zm = z({ depthwiseConv2dNativeBackpropInput_: Rm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/fused/depthwise_conv2d.js
function Bm({ x: e, filter: t, strides: n, pad: r, dataFormat: i = "NHWC", dilations: a = [1, 1], dimRoundingMode: o, bias: s, activation: c = "linear", preluActivationWeights: l, leakyreluAlpha: u }) {
	if (Nm(L.state.gradientDepth, c) === !1) {
		let d = Wc(e, t, n, r, i, a, o);
		return s != null && (d = V(d, s)), Mm(d, c, l, u);
	}
	let d = R(e, "x", "depthwiseConv2d", "float32"), f = R(t, "filter", "depthwiseConv2d", "float32"), p = d, m = !1;
	d.rank === 3 && (m = !0, p = W(d, [
		1,
		d.shape[0],
		d.shape[1],
		d.shape[2]
	])), _(p.rank === 4, () => `Error in fused depthwiseConv2d: input must be rank 4, but got rank ${p.rank}.`), _(f.rank === 4, () => `Error in fused depthwiseConv2d: filter must be rank 4, but got rank ${f.rank}.`), _(p.shape[3] === f.shape[2], () => `Error in fused depthwiseConv2d: number of input channels (${p.shape[3]}) must match the inChannels dimension in filter ${f.shape[2]}.`), a ??= [1, 1], _(bs(n, a), () => `Error in fused depthwiseConv2d: Either strides or dilations must be 1. Got strides ${n} and dilations '${a}'`), Cs("fused depthwiseConv2d", r, o);
	let h = cs(p.shape, f.shape, n, a, r, o, !0), g;
	s != null && (g = R(s, "bias", "fused conv2d"), [g] = I(g, d), q(h.outShape, g.shape));
	let v;
	l != null && (v = R(l, "prelu weights", "fused depthwiseConv2d"));
	let y = (e, t) => {
		_(ys(a), () => `Error in gradient of fused depthwiseConv2d: dilation rates greater than 1 are not yet supported. Got dilations '${a}'`);
		let [i, s, l, u] = t, d = Am(e, l, c), f = zm(s.shape, d, i, n, r, a, o), p = Lm(s, d, i.shape, n, r, a, o);
		return u == null ? [f, p] : [
			f,
			p,
			jm(g, d)
		];
	}, b = {
		x: p,
		filter: f,
		bias: g,
		preluActivationWeights: v
	}, x = {
		strides: n,
		pad: r,
		dataFormat: i,
		dilations: a,
		dimRoundingMode: o,
		activation: c,
		leakyreluAlpha: u
	};
	return s == null ? wu((e, t, n) => {
		let r = L.runKernel(mr, b, x);
		return n([
			t,
			e,
			r
		]), m && (r = W(r, [
			r.shape[1],
			r.shape[2],
			r.shape[3]
		])), {
			value: r,
			gradFunc: y
		};
	})(p, f) : wu((e, t, n, r) => {
		let i = L.runKernel(mr, b, x);
		return r([
			t,
			e,
			i,
			n
		]), m && (i = W(i, [
			i.shape[1],
			i.shape[2],
			i.shape[3]
		])), {
			value: i,
			gradFunc: y
		};
	})(p, f, g);
}
var Vm = /* @__PURE__ */ z({ fusedDepthwiseConv2d_: Bm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/fused/mat_mul.js
function Hm({ a: e, b: t, transposeA: n = !1, transposeB: r = !1, bias: i, activation: a = "linear", preluActivationWeights: o, leakyreluAlpha: s = .2 }) {
	if (Nm(L.state.gradientDepth, a) === !1) {
		let c = G(e, t, n, r);
		return i != null && (c = V(c, i)), Mm(c, a, o, s);
	}
	let c = R(e, "a", "fused matMul"), l = R(t, "b", "fused matMul");
	[c, l] = I(c, l);
	let u = n ? c.shape[c.rank - 2] : c.shape[c.rank - 1], d = r ? l.shape[l.rank - 1] : l.shape[l.rank - 2], f = n ? c.shape[c.rank - 1] : c.shape[c.rank - 2], p = r ? l.shape[l.rank - 2] : l.shape[l.rank - 1], m = c.shape.slice(0, -2), h = l.shape.slice(0, -2), g = b(m), v = b(h);
	_(u === d, () => `Error in fused matMul: inner shapes (${u}) and (${d}) of Tensors with shapes ${c.shape} and ${l.shape} and transposeA=${n} and transposeB=${r} must match.`);
	let y = q(c.shape.slice(0, -2), l.shape.slice(0, -2)).concat([f, p]), x = n ? W(c, [
		g,
		u,
		f
	]) : W(c, [
		g,
		f,
		u
	]), S = r ? W(l, [
		v,
		p,
		d
	]) : W(l, [
		v,
		d,
		p
	]), C;
	i != null && (C = R(i, "bias", "fused matMul"), [C] = I(C, c), q(y, C.shape));
	let w;
	o != null && (w = R(o, "prelu weights", "fused matMul"));
	let T = (e, t) => {
		let [o, s, c, l] = t, u = Am(W(e, c.shape), c, a), d, f;
		if (!n && !r ? (d = G(u, s, !1, !0), f = G(o, u, !0, !1)) : !n && r ? (d = G(u, s, !1, !1), f = G(u, o, !0, !1)) : n && !r ? (d = G(s, u, !1, !0), f = G(o, u, !1, !1)) : (d = G(s, u, !0, !0), f = G(u, o, !0, !0)), i != null) {
			let e = jm(l, u);
			return [
				d,
				f,
				e
			];
		}
		return [d, f];
	}, E = {
		a: x,
		b: S,
		bias: C,
		preluActivationWeights: w
	}, D = {
		transposeA: n,
		transposeB: r,
		activation: a,
		leakyreluAlpha: s
	};
	return i == null ? wu((e, t, n) => {
		let r = L.runKernel(fr, E, D);
		return n([
			e,
			t,
			r
		]), {
			value: W(r, y),
			gradFunc: T
		};
	})(x, S) : wu((e, t, n, r) => {
		let i = L.runKernel(fr, E, D);
		return r([
			e,
			t,
			i,
			n
		]), {
			value: W(i, y),
			gradFunc: T
		};
	})(x, S, C);
}
var Um = /* @__PURE__ */ z({ fusedMatMul_: Hm }), Wm = /* @__PURE__ */ c({
	conv2d: () => Fm,
	depthwiseConv2d: () => Vm,
	matMul: () => Um
});
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/signal/hamming_window.js
function Gm(e) {
	return Tm(e, .54, .46);
}
var Km = /* @__PURE__ */ z({ hammingWindow_: Gm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/signal/hann_window.js
function qm(e) {
	return Tm(e, .5, .5);
}
var Jm = /* @__PURE__ */ z({ hannWindow_: qm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/signal/frame.js
function Ym(e, t, n, r = !1, i = 0) {
	let a = 0, o = [];
	for (; a + t <= e.size;) o.push(K(e, a, t)), a += n;
	if (r) for (; a < e.size;) {
		let r = a + t - e.size, s = As([K(e, a, t - r), oc([r], i)]);
		o.push(s), a += n;
	}
	return o.length === 0 ? Lp([], [0, t]) : W(As(o), [o.length, t]);
}
var Xm = /* @__PURE__ */ z({ frame_: Ym });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/signal/stft.js
function Zm(e, t, n, r, i = Jm) {
	return r ??= wm(t), Cp(U(Xm(e, t, n), i(t)), r);
}
var Qm = /* @__PURE__ */ z({ stft_: Zm });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/crop_and_resize.js
function $m(e, t, n, r, i = "bilinear", a = 0) {
	let o = R(e, "image", "cropAndResize"), s = R(t, "boxes", "cropAndResize", "float32"), c = R(n, "boxInd", "cropAndResize", "int32"), l = s.shape[0];
	_(o.rank === 4, () => `Error in cropAndResize: image must be rank 4,but got rank ${o.rank}.`), _(s.rank === 2 && s.shape[1] === 4, () => `Error in cropAndResize: boxes must be have size [${l},4] but had shape ${s.shape}.`), _(c.rank === 1 && c.shape[0] === l, () => `Error in cropAndResize: boxInd must be have size [${l}] but had shape ${s.shape}.`), _(r.length === 2, () => `Error in cropAndResize: cropSize must be of length 2, but got length ${r.length}.`), _(r[0] >= 1 && r[1] >= 1, () => `cropSize must be atleast [1,1], but was ${r}`), _(i === "bilinear" || i === "nearest", () => `method must be bilinear or nearest, but was ${i}`);
	let u = {
		image: o,
		boxes: s,
		boxInd: c
	}, d = {
		method: i,
		extrapolationValue: a,
		cropSize: r
	};
	return L.runKernel(it, u, d);
}
var eh = /* @__PURE__ */ z({ cropAndResize_: $m });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/flip_left_right.js
function th(e) {
	let t = R(e, "image", "flipLeftRight", "float32");
	_(t.rank === 4, () => `Error in flipLeftRight: image must be rank 4,but got rank ${t.rank}.`);
	let n = { image: t };
	return L.runKernel(xt, n, {});
}
var nh = /* @__PURE__ */ z({ flipLeftRight_: th });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/grayscale_to_rgb.js
function rh(e) {
	let t = R(e, "image", "grayscaleToRGB"), n = t.rank - 1, r = t.shape[n];
	_(t.rank >= 2, () => `Error in grayscaleToRGB: images must be at least rank 2, but got rank ${t.rank}.`), _(r === 1, () => `Error in grayscaleToRGB: last dimension of a grayscale image should be size 1, but got size ${r}.`);
	let i = Array(t.rank);
	return i.fill(1, 0, n), i[n] = 3, Gl(t, i);
}
var ih = /* @__PURE__ */ z({ grayscaleToRGB_: rh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/rgb_to_grayscale.js
function ah(e) {
	let t = R(e, "image", "RGBToGrayscale"), n = t.rank - 1, r = t.shape[n];
	_(t.rank >= 2, () => `Error in RGBToGrayscale: images must be at least rank 2, but got rank ${t.rank}.`), _(r === 3, () => `Error in RGBToGrayscale: last dimension of an RGB image should be size 3, but got size ${r}.`);
	let i = t.dtype, a = wo(t, "float32"), o = Ip([
		.2989,
		.587,
		.114
	]), s;
	switch (t.rank) {
		case 2:
			s = sl("ij,j->i", a, o);
			break;
		case 3:
			s = sl("ijk,k->ij", a, o);
			break;
		case 4:
			s = sl("ijkl,l->ijk", a, o);
			break;
		case 5:
			s = sl("ijklm,m->ijkl", a, o);
			break;
		case 6:
			s = sl("ijklmn,n->ijklm", a, o);
			break;
		default: throw Error("Not a valid tensor rank.");
	}
	return s = Vl(s, -1), wo(s, i);
}
var oh = /* @__PURE__ */ z({ rgbToGrayscale_: ah });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/rotate_with_offset.js
function sh(e, t, n = 0, r = .5) {
	let i = R(e, "image", "rotateWithOffset", "float32");
	_(i.rank === 4, () => `Error in rotateWithOffset: image must be rank 4,but got rank ${i.rank}.`);
	let a = { image: i }, o = {
		radians: t,
		fillValue: n,
		center: r
	};
	return L.runKernel(dr, a, o);
}
var ch = /* @__PURE__ */ z({ rotateWithOffset_: sh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/nonmax_util.js
function lh(e, t, n, r, i, a) {
	r ??= .5, i ??= -Infinity, a ??= 0;
	let o = e.shape[0];
	return n = Math.min(n, o), _(0 <= r && r <= 1, () => `iouThreshold must be in [0, 1], but was '${r}'`), _(e.rank === 2, () => `boxes must be a 2D tensor, but was of rank '${e.rank}'`), _(e.shape[1] === 4, () => `boxes must have 4 columns, but 2nd dimension was ${e.shape[1]}`), _(t.rank === 1, () => "scores must be a 1D tensor"), _(t.shape[0] === o, () => `scores has incompatible shape with boxes. Expected ${o}, but was ${t.shape[0]}`), _(0 <= a && a <= 1, () => `softNmsSigma must be in [0, 1], but was '${a}'`), {
		maxOutputSize: n,
		iouThreshold: r,
		scoreThreshold: i,
		softNmsSigma: a
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/non_max_suppression.js
function uh(e, t, n, r = .5, i = -Infinity) {
	let a = R(e, "boxes", "nonMaxSuppression", "float32"), o = R(t, "scores", "nonMaxSuppression", "float32"), s = lh(a, o, n, r, i);
	n = s.maxOutputSize, r = s.iouThreshold, i = s.scoreThreshold;
	let c = {
		maxOutputSize: n,
		iouThreshold: r,
		scoreThreshold: i
	};
	return L.runKernel(rn, {
		boxes: a,
		scores: o
	}, c);
}
var dh = /* @__PURE__ */ z({ nonMaxSuppression_: uh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/backends/non_max_suppression_util.js
function fh(e, t, n) {
	let r = ph(e, t, n), i = r < 0 ? -(r + 1) : r;
	e.splice(i, 0, t);
}
function ph(e, t, n) {
	return hh(e, t, n || mh);
}
function mh(e, t) {
	return e > t ? 1 : e < t ? -1 : 0;
}
function hh(e, t, n) {
	let r = 0, i = e.length, a = 0, o = !1;
	for (; r < i;) {
		a = r + (i - r >>> 1);
		let s = n(t, e[a]);
		s > 0 ? r = a + 1 : (i = a, o = !s);
	}
	return o ? r : -r - 1;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/backends/non_max_suppression_impl.js
function gh(e, t, n, r, i) {
	return yh(e, t, n, r, i, 0);
}
function _h(e, t, n, r, i, a) {
	return yh(e, t, n, r, i, 0, !1, a, !0);
}
function vh(e, t, n, r, i, a) {
	return yh(e, t, n, r, i, a, !0);
}
function yh(e, t, n, r, i, a, o = !1, s = !1, c = !1) {
	let l = [];
	for (let e = 0; e < t.length; e++) t[e] > i && l.push({
		score: t[e],
		boxIndex: e,
		suppressBeginIndex: 0
	});
	l.sort(Sh);
	let u = a > 0 ? -.5 / a : 0, d = [], f = [];
	for (; d.length < n && l.length > 0;) {
		let t = l.pop(), { score: n, boxIndex: a, suppressBeginIndex: o } = t;
		if (n < i) break;
		let s = !1;
		for (let n = d.length - 1; n >= o; --n) {
			let o = bh(e, a, d[n]);
			if (o >= r) {
				s = !0;
				break;
			}
			if (t.score *= xh(r, u, o), t.score <= i) break;
		}
		t.suppressBeginIndex = d.length, s || (t.score === n ? (d.push(a), f.push(t.score)) : t.score > i && fh(l, t, Sh));
	}
	let p = d.length, m = n - p;
	s && m > 0 && (d.push(...Array(m).fill(0)), f.push(...Array(m).fill(0)));
	let h = { selectedIndices: d };
	return o && (h.selectedScores = f), c && (h.validOutputs = p), h;
}
function bh(e, t, n) {
	let r = e.subarray(t * 4, t * 4 + 4), i = e.subarray(n * 4, n * 4 + 4), a = Math.min(r[0], r[2]), o = Math.min(r[1], r[3]), s = Math.max(r[0], r[2]), c = Math.max(r[1], r[3]), l = Math.min(i[0], i[2]), u = Math.min(i[1], i[3]), d = Math.max(i[0], i[2]), f = Math.max(i[1], i[3]), p = (s - a) * (c - o), m = (d - l) * (f - u);
	if (p <= 0 || m <= 0) return 0;
	let h = Math.max(a, l), g = Math.max(o, u), _ = Math.min(s, d), v = Math.min(c, f), y = Math.max(_ - h, 0) * Math.max(v - g, 0);
	return y / (p + m - y);
}
function xh(e, t, n) {
	let r = Math.exp(t * n * n);
	return n <= e ? r : 0;
}
function Sh(e, t) {
	return e.score - t.score || e.score === t.score && t.boxIndex - e.boxIndex;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/non_max_suppression_async.js
async function Ch(e, t, n, r = .5, i = -Infinity) {
	let a = R(e, "boxes", "nonMaxSuppressionAsync"), o = R(t, "scores", "nonMaxSuppressionAsync"), s = lh(a, o, n, r, i);
	n = s.maxOutputSize, r = s.iouThreshold, i = s.scoreThreshold;
	let c = await Promise.all([a.data(), o.data()]), l = c[0], u = c[1], { selectedIndices: d } = gh(l, u, n, r, i);
	return a !== e && a.dispose(), o !== t && o.dispose(), Ip(d, "int32");
}
var wh = Ch;
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/non_max_suppression_with_score.js
function Th(e, t, n, r = .5, i = -Infinity, a = 0) {
	let o = R(e, "boxes", "nonMaxSuppression"), s = R(t, "scores", "nonMaxSuppression"), c = lh(o, s, n, r, i, a);
	n = c.maxOutputSize, r = c.iouThreshold, i = c.scoreThreshold, a = c.softNmsSigma;
	let l = {
		boxes: o,
		scores: s
	}, u = {
		maxOutputSize: n,
		iouThreshold: r,
		scoreThreshold: i,
		softNmsSigma: a
	}, d = L.runKernel(on, l, u);
	return {
		selectedIndices: d[0],
		selectedScores: d[1]
	};
}
var Eh = /* @__PURE__ */ z({ nonMaxSuppressionWithScore_: Th });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/non_max_suppression_with_score_async.js
async function Dh(e, t, n, r = .5, i = -Infinity, a = 0) {
	let o = R(e, "boxes", "nonMaxSuppressionAsync"), s = R(t, "scores", "nonMaxSuppressionAsync"), c = lh(o, s, n, r, i, a);
	n = c.maxOutputSize, r = c.iouThreshold, i = c.scoreThreshold, a = c.softNmsSigma;
	let l = await Promise.all([o.data(), s.data()]), u = l[0], d = l[1], { selectedIndices: f, selectedScores: p } = vh(u, d, n, r, i, a);
	return o !== e && o.dispose(), s !== t && s.dispose(), {
		selectedIndices: Ip(f, "int32"),
		selectedScores: Ip(p)
	};
}
var Oh = Dh;
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/non_max_suppression_padded.js
function kh(e, t, n, r = .5, i = -Infinity, a = !1) {
	let o = R(e, "boxes", "nonMaxSuppression"), s = R(t, "scores", "nonMaxSuppression"), c = lh(o, s, n, r, i, null), l = c.maxOutputSize, u = c.iouThreshold, d = c.scoreThreshold, f = {
		boxes: o,
		scores: s
	}, p = {
		maxOutputSize: l,
		iouThreshold: u,
		scoreThreshold: d,
		padToMaxOutputSize: a
	}, m = L.runKernel(an, f, p);
	return {
		selectedIndices: m[0],
		validOutputs: m[1]
	};
}
var Ah = /* @__PURE__ */ z({ nonMaxSuppressionPadded_: kh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/non_max_suppression_padded_async.js
async function jh(e, t, n, r = .5, i = -Infinity, a = !1) {
	let o = R(e, "boxes", "nonMaxSuppressionAsync"), s = R(t, "scores", "nonMaxSuppressionAsync"), c = lh(o, s, n, r, i, null), l = c.maxOutputSize, u = c.iouThreshold, d = c.scoreThreshold, [f, p] = await Promise.all([o.data(), s.data()]), { selectedIndices: m, validOutputs: h } = _h(f, p, l, u, d, a);
	return o !== e && o.dispose(), s !== t && s.dispose(), {
		selectedIndices: Ip(m, "int32"),
		validOutputs: J(h, "int32")
	};
}
var Mh = jh;
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/resize_bilinear.js
function Nh(e, t, n = !1, r = !1) {
	let i = R(e, "images", "resizeBilinear");
	_(i.rank === 3 || i.rank === 4, () => `Error in resizeBilinear: x must be rank 3 or 4, but got rank ${i.rank}.`), _(t.length === 2, () => `Error in resizeBilinear: new shape must 2D, but got shape ${t}.`), _(r === !1 || n === !1, () => "Error in resizeBilinear: If halfPixelCenters is true, alignCorners must be false.");
	let a = i, o = !1;
	i.rank === 3 && (o = !0, a = W(i, [
		1,
		i.shape[0],
		i.shape[1],
		i.shape[2]
	]));
	let [] = t, s = { images: a }, c = {
		alignCorners: n,
		halfPixelCenters: r,
		size: t
	}, l = L.runKernel(Cn, s, c);
	return o ? W(l, [
		l.shape[1],
		l.shape[2],
		l.shape[3]
	]) : l;
}
var Ph = /* @__PURE__ */ z({ resizeBilinear_: Nh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/resize_nearest_neighbor.js
function Fh(e, t, n = !1, r = !1) {
	let i = R(e, "images", "resizeNearestNeighbor");
	_(i.rank === 3 || i.rank === 4, () => `Error in resizeNearestNeighbor: x must be rank 3 or 4, but got rank ${i.rank}.`), _(t.length === 2, () => `Error in resizeNearestNeighbor: new shape must 2D, but got shape ${t}.`), _(i.dtype === "float32" || i.dtype === "int32", () => "`images` must have `int32` or `float32` as dtype"), _(r === !1 || n === !1, () => "Error in resizeNearestNeighbor: If halfPixelCenters is true, alignCorners must be false.");
	let a = i, o = !1;
	i.rank === 3 && (o = !0, a = W(i, [
		1,
		i.shape[0],
		i.shape[1],
		i.shape[2]
	]));
	let [] = t, s = { images: a }, c = {
		alignCorners: n,
		halfPixelCenters: r,
		size: t
	}, l = L.runKernel(xn, s, c);
	return o ? W(l, [
		l.shape[1],
		l.shape[2],
		l.shape[3]
	]) : l;
}
var Ih = /* @__PURE__ */ z({ resizeNearestNeighbor_: Fh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/threshold.js
function Lh(e, t = "binary", n = !1, r = .5) {
	let i = R(e, "image", "threshold"), a = i.shape[0] * i.shape[1], o = U(Ip([r]), 255), s, c, l, u;
	if (_(i.rank === 3, () => `Error in threshold: image must be rank 3,but got rank ${i.rank}.`), _(i.shape[2] === 3 || i.shape[2] === 1, () => `Error in threshold: image color channel must be equal to 3 or 1but got ${i.shape[2]}.`), _(i.dtype === "int32" || i.dtype === "float32", () => `Error in dtype: image dtype must be int32 or float32,but got dtype ${i.dtype}.`), _(t === "otsu" || t === "binary", () => `Method must be binary or otsu, but was ${t}`), i.shape[2] === 3) {
		[s, c, l] = xp(i, [
			1,
			1,
			1
		], -1);
		let e = U(s, .2989), t = U(c, .587), n = U(l, .114);
		u = V(V(e, t), n);
	} else u = e;
	return t === "otsu" && (o = Rh(Zs(wo(Uf(u), "int32"), Gi([]), 256), a)), wo(U(n ? hu(u, o) : $l(u, o), 255), "int32");
}
function Rh(e, t) {
	let n = Ip([-1]), r = Ip([0]), i = Ip([0]), a, o, s, c, l, u;
	for (let d = 0; d < e.size - 1; d++) {
		a = K(e, 0, d + 1), o = K(e, d + 1), l = H(Y(a), t), u = H(Y(o), t), s = H(Y(U(a, Cf(0, a.size))), Y(a));
		let f = oc(o.shape, a.size), p = V(Cf(0, o.size), f);
		c = H(Y(U(o, p)), Y(o));
		let m = X(s, c), h = X(s, c);
		i = U(U(U(l, u), m), h);
		let g = $l(i, r);
		r = $c(g, i, r), n = $c(g, Ip([d]), n);
	}
	return n;
}
var zh = /* @__PURE__ */ z({ threshold_: Lh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/image/transform.js
function Bh(e, t, n = "nearest", r = "constant", i = 0, a) {
	let o = R(e, "image", "transform", "float32"), s = R(t, "transforms", "transform", "float32");
	_(o.rank === 4, () => `Error in transform: image must be rank 4,but got rank ${o.rank}.`), _(s.rank === 2 && (s.shape[0] === o.shape[0] || s.shape[0] === 1) && s.shape[1] === 8, () => "Error in transform: Input transform should be batch x 8 or 1 x 8"), _(a == null || a.length === 2, () => `Error in transform: outputShape must be [height, width] or null, but got ${a}.`);
	let c = {
		image: o,
		transforms: s
	}, l = {
		interpolation: n,
		fillMode: r,
		fillValue: i,
		outputShape: a
	};
	return L.runKernel(ir, c, l);
}
var Vh = /* @__PURE__ */ z({ transform_: Bh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/linalg/band_part.js
function Hh(e, t, n) {
	let r = R(e, "a", "bandPart");
	_(r.rank >= 2, () => `bandPart(): Rank must be at least 2, got ${r.rank}.`);
	let i = r.shape, [a, o] = r.shape.slice(-2), s, c;
	typeof t == "number" ? (_(t % 1 == 0, () => `bandPart(): numLower must be an integer, got ${t}.`), _(t <= a, () => `bandPart(): numLower (${t}) must not be greater than the number of rows (${a}).`), s = R(t < 0 ? a : t, "numLower", "bandPart")) : (_(t.dtype === "int32", () => "bandPart(): numLower's dtype must be an int32."), s = $c(pu(t, 0), a, cd(t, a))), typeof n == "number" ? (_(n % 1 == 0, () => `bandPart(): numUpper must be an integer, got ${n}.`), _(n <= o, () => `bandPart(): numUpper (${n}) must not be greater than the number of columns (${o}).`), c = R(n < 0 ? o : n, "numUpper", "bandPart")) : (_(n.dtype === "int32", () => "bandPart(): numUpper's dtype must be an int32."), c = $c(pu(n, 0), o, cd(n, o)));
	let l = X(W(Cf(0, a, 1, "int32"), [-1, 1]), Cf(0, o, 1, "int32")), u = Lu(hu(l, s), tu(l, Eu(c))), d = id([a, o], r.dtype);
	return W(kp(nm(W(r, [
		-1,
		a,
		o
	])).map((e) => $c(u, e, d))), i);
}
var Uh = /* @__PURE__ */ z({ bandPart_: Hh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/linalg/gram_schmidt.js
function Wh(e) {
	let t;
	if (Array.isArray(e)) {
		t = !1, _(e != null && e.length > 0, () => "Gram-Schmidt process: input must not be null, undefined, or empty");
		let n = e[0].shape[0];
		for (let t = 1; t < e.length; ++t) _(e[t].shape[0] === n, () => `Gram-Schmidt: Non-unique lengths found in the input vectors: (${e[t].shape[0]} vs. ${n})`);
	} else t = !0, e = xp(e, e.shape[0], 0).map((e) => Dp(e, [0]));
	_(e.length <= e[0].shape[0], () => `Gram-Schmidt: Number of vectors (${e.length}) exceeds number of dimensions (${e[0].shape[0]}).`);
	let n = [], r = e;
	for (let t = 0; t < e.length; ++t) n.push(L.tidy(() => {
		let e = r[t];
		if (t > 0) for (let r = 0; r < t; ++r) {
			let t = U(Y(U(n[r], e)), n[r]);
			e = X(e, t);
		}
		return H(e, Fl(e, "euclidean"));
	}));
	return t ? kp(n, 0) : n;
}
var Gh = /* @__PURE__ */ z({ gramSchmidt_: Wh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/linalg/qr.js
function Kh(e, t = !1) {
	if (_(e.rank >= 2, () => `qr() requires input tensor to have a rank >= 2, but got rank ${e.rank}`), e.rank === 2) return qh(e, t);
	{
		let n = nm(W(e, [
			e.shape.slice(0, e.shape.length - 2).reduce((e, t) => e * t),
			e.shape[e.shape.length - 2],
			e.shape[e.shape.length - 1]
		]), 0), r = [], i = [];
		return n.forEach((e) => {
			let [n, a] = qh(e, t);
			r.push(n), i.push(a);
		}), [W(kp(r, 0), e.shape), W(kp(i, 0), e.shape)];
	}
}
function qh(e, t = !1) {
	return L.tidy(() => {
		_(e.shape.length === 2, () => `qr2d() requires a 2D Tensor, but got a ${e.shape.length}D Tensor.`);
		let n = e.shape[0], r = e.shape[1], i = ql(n), a = Eo(e), o = Lp([[1]], [1, 1]), s = Eo(o), c = n >= r ? r : n;
		for (let e = 0; e < c; ++e) {
			let t = a, c = s, l = i;
			[s, a, i] = L.tidy(() => {
				let t = K(a, [e, e], [n - e, 1]), c = Fl(t), l = K(a, [e, e], [1, 1]), u = $c($l(l, 0), Lp([[-1]]), Lp([[1]])), d = X(l, U(u, c)), f = H(t, d);
				s = f.shape[0] === 1 ? Eo(o) : As([o, K(f, [1, 0], [f.shape[0] - 1, f.shape[1]])], 0);
				let p = Eu(H(G(u, d), c)), m = K(a, [e, 0], [n - e, r]), h = U(p, s), g = dm(s);
				if (e === 0) a = X(m, G(h, G(g, m)));
				else {
					let t = X(m, G(h, G(g, m)));
					a = As([K(a, [0, 0], [e, r]), t], 0);
				}
				let _ = dm(h), v = K(i, [0, e], [n, i.shape[1] - e]);
				if (e === 0) i = X(v, G(G(v, s), _));
				else {
					let t = X(v, G(G(v, s), _));
					i = As([K(i, [0, 0], [n, e]), t], 1);
				}
				return [
					s,
					a,
					i
				];
			}), Xi([
				t,
				c,
				l
			]);
		}
		return !t && n > r && (i = K(i, [0, 0], [n, r]), a = K(a, [0, 0], [r, r])), [i, a];
	});
}
var Jh = /* @__PURE__ */ z({ qr_: Kh }), Yh;
(function(e) {
	e[e.NONE = 0] = "NONE", e[e.MEAN = 1] = "MEAN", e[e.SUM = 2] = "SUM", e[e.SUM_BY_NONZERO_WEIGHTS = 3] = "SUM_BY_NONZERO_WEIGHTS";
})(Yh ||= {});
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/compute_weighted_loss.js
function Xh(e, t, n = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let r = R(e, "losses", "computeWeightedLoss"), i = null;
	t != null && (i = R(t, "weights", "computeWeightedLoss"));
	let a = i == null ? r : U(r, i);
	if (n === Yh.NONE) return a;
	if (n === Yh.SUM) return Y(a);
	if (n === Yh.MEAN) {
		if (i == null) return rd(a);
		{
			let e = r.size / i.size, t = H(Y(a), Y(i));
			return e > 1 ? H(t, J(e)) : t;
		}
	}
	if (n === Yh.SUM_BY_NONZERO_WEIGHTS) {
		if (i == null) return H(Y(a), J(r.size));
		{
			let e = wo(Y(bd(U(i, ad(r.shape)), J(0))), "float32");
			return H(Y(a), e);
		}
	}
	throw Error(`Unknown reduction: ${n}`);
}
var Zh = /* @__PURE__ */ z({ computeWeightedLoss_: Xh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/absolute_difference.js
function Qh(e, t, n, r = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let i = R(e, "labels", "absoluteDifference"), a = R(t, "predictions", "absoluteDifference"), o = null;
	return n != null && (o = R(n, "weights", "absoluteDifference")), v(i.shape, a.shape, "Error in absoluteDifference: "), Zh(Po(X(i, a)), o, r);
}
var $h = /* @__PURE__ */ z({ absoluteDifference_: Qh });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/cosine_distance.js
function eg(e, t, n, r, i = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let a = R(e, "labels", "cosineDistance"), o = R(t, "predictions", "cosineDistance"), s = null;
	return r != null && (s = R(r, "weights", "cosineDistance")), v(a.shape, o.shape, "Error in cosineDistance: "), Zh(X(J(1), Y(U(a, o), n, !0)), s, i);
}
var tg = /* @__PURE__ */ z({ cosineDistance_: eg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/hinge_loss.js
function ng(e, t, n, r = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let i = R(e, "labels", "hingeLoss"), a = R(t, "predictions", "hingeLoss"), o = null;
	n != null && (o = R(n, "weights", "hingeLoss")), v(i.shape, a.shape, "Error in hingeLoss: ");
	let s = J(1);
	return i = X(U(J(2), i), s), Zh(kf(X(s, U(i, a))), o, r);
}
var rg = /* @__PURE__ */ z({ hingeLoss_: ng });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/huber_loss.js
function ig(e, t, n, r = 1, i = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let a = R(e, "labels", "huberLoss"), o = R(t, "predictions", "huberLoss"), s = null;
	n != null && (s = R(n, "weights", "huberLoss")), v(a.shape, o.shape, "Error in huberLoss: ");
	let c = J(r), l = Po(X(o, a)), u = cd(l, c), d = X(l, u);
	return Zh(V(U(J(.5), jl(u)), U(c, d)), s, i);
}
var ag = /* @__PURE__ */ z({ huberLoss_: ig });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/log_loss.js
function og(e, t, n, r = 1e-7, i = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let a = R(e, "labels", "logLoss"), o = R(t, "predictions", "logLoss"), s = null;
	n != null && (s = R(n, "weights", "logLoss")), v(a.shape, o.shape, "Error in logLoss: ");
	let c = J(1), l = J(r);
	return Zh(X(Eu(U(a, bu(V(o, l)))), U(X(c, a), bu(V(X(c, o), l)))), s, i);
}
var sg = /* @__PURE__ */ z({ logLoss_: og });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/mean_squared_error.js
function cg(e, t, n, r = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let i = R(e, "labels", "meanSquaredError"), a = R(t, "predictions", "meanSquaredError"), o = null;
	return n != null && (o = R(n, "weights", "meanSquaredError")), v(i.shape, a.shape, "Error in meanSquaredError: "), Zh(Tp(i, a), o, r);
}
var lg = /* @__PURE__ */ z({ meanSquaredError_: cg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/sigmoid_cross_entropy.js
function ug(e, t) {
	let n = R(e, "labels", "sigmoidCrossEntropyWithLogits"), r = R(t, "logits", "sigmoidCrossEntropyWithLogits");
	v(n.shape, r.shape, "Error in sigmoidCrossEntropyWithLogits: ");
	let i = kf(r), a = U(r, n), o = Su(zl(Eu(Po(r))));
	return V(X(i, a), o);
}
function dg(e, t, n, r = 0, i = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let a = R(e, "multiClassLabels", "sigmoidCrossEntropy"), o = R(t, "logits", "sigmoidCrossEntropy"), s = null;
	if (n != null && (s = R(n, "weights", "sigmoidCrossEntropy")), v(a.shape, o.shape, "Error in sigmoidCrossEntropy: "), r > 0) {
		let e = J(r), t = J(1), n = J(.5);
		a = V(U(a, X(t, e)), U(n, e));
	}
	return Zh(ug(a, o), s, i);
}
var fg = /* @__PURE__ */ z({ sigmoidCrossEntropy_: dg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/losses/softmax_cross_entropy.js
function pg(e, t, n = -1) {
	if (n === -1 && (n = t.rank - 1), n !== t.rank - 1) throw Error(`Softmax cross entropy along a non-last dimension is not yet supported. Labels / logits was rank ${t.rank} and dim was ${n}`);
	return wu((e, t, r) => {
		let i = Fu(t, [n], !0), a = X(wo(t, "float32"), i);
		return r([e, a]), {
			value: Y(Eu(U(a, e)), [n]),
			gradFunc: (e, t) => {
				let [r, i] = t, a = _l(e.shape, [n]);
				return [U(W(e, a), X(wo(r, "float32"), zl(i))), U(W(e, a), X(zl(i), wo(r, "float32")))];
			}
		};
	})(e, t);
}
function mg(e, t, n, r = 0, i = Yh.SUM_BY_NONZERO_WEIGHTS) {
	let a = R(e, "onehotLabels", "softmaxCrossEntropy"), o = R(t, "logits", "softmaxCrossEntropy"), s = null;
	if (n != null && (s = R(n, "weights", "softmaxCrossEntropy")), v(a.shape, o.shape, "Error in softmaxCrossEntropy: "), r > 0) {
		let e = J(r), t = J(1), n = J(a.shape[1]);
		a = V(U(a, X(t, e)), H(e, n));
	}
	return Zh(pg(a, o), s, i);
}
var hg = /* @__PURE__ */ z({ softmaxCrossEntropy_: mg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse/sparse_fill_empty_rows.js
function gg(e, t, n, r) {
	let i = R(e, "indices", "sparseFillEmptyRows", "int32"), a = R(t, "values", "sparseFillEmptyRows"), o = R(n, "denseShape", "sparseFillEmptyRows", "int32"), s = R(r, "defaultValue", "sparseFillEmptyRows", a.dtype);
	if (i.rank !== 2) throw Error(`Indices should be Tensor2D but received shape
        ${i.shape}`);
	if (a.rank !== 1) throw Error(`Values should be Tensor1D but received shape ${a.shape}`);
	if (o.rank !== 1) throw Error(`Dense shape should be Tensor1D but received shape ${o.shape}`);
	if (s.rank !== 0) throw Error(`Default value should be a scalar but received shape ${s.shape}`);
	let c = {
		indices: i,
		values: a,
		denseShape: o,
		defaultValue: s
	}, l = L.runKernel(Un, c);
	return {
		outputIndices: l[0],
		outputValues: l[1],
		emptyRowIndicator: l[2],
		reverseIndexMap: l[3]
	};
}
var _g = /* @__PURE__ */ z({ sparseFillEmptyRows_: gg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse/sparse_reshape.js
function vg(e, t, n) {
	let r = R(e, "inputIndices", "sparseReshape", "int32"), i = R(t, "inputShape", "sparseReshape", "int32"), a = R(n, "newShape", "sparseReshape", "int32");
	if (r.rank !== 2) throw Error(`Input indices should be Tensor2D but received shape
        ${r.shape}`);
	if (i.rank !== 1) throw Error(`Input shape should be Tensor1D but received shape ${i.shape}`);
	if (a.rank !== 1) throw Error(`New shape should be Tensor1D but received shape ${a.shape}`);
	let o = {
		inputIndices: r,
		inputShape: i,
		newShape: a
	}, s = L.runKernel(Wn, o);
	return {
		outputIndices: s[0],
		outputShape: s[1]
	};
}
var yg = /* @__PURE__ */ z({ sparseReshape_: vg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse/sparse_segment_mean.js
function bg(e, t, n) {
	let r = R(e, "data", "sparseSegmentMean"), i = R(t, "indices", "sparseSegmentMean", "int32"), a = R(n, "segmentIds", "sparseSegmentMean", "int32");
	if (r.rank < 1) throw Error("Data should be at least 1 dimensional but received scalar");
	if (i.rank !== 1) throw Error(`Indices should be Tensor1D but received shape
          ${i.shape}`);
	if (a.rank !== 1) throw Error(`Segment ids should be Tensor1D but received shape
          ${a.shape}`);
	let o = {
		data: r,
		indices: i,
		segmentIds: a
	};
	return L.runKernel(Gn, o);
}
var xg = /* @__PURE__ */ z({ sparseSegmentMean_: bg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse/sparse_segment_sum.js
function Sg(e, t, n) {
	let r = R(e, "data", "sparseSegmentSum"), i = R(t, "indices", "sparseSegmentSum", "int32"), a = R(n, "segmentIds", "sparseSegmentSum", "int32");
	if (r.rank < 1) throw Error("Data should be at least 1 dimensional but received scalar");
	if (i.rank !== 1) throw Error(`Indices should be Tensor1D but received shape
         ${i.shape}`);
	if (a.rank !== 1) throw Error(`Segment ids should be Tensor1D but received shape
         ${a.shape}`);
	let o = {
		data: r,
		indices: i,
		segmentIds: a
	};
	return L.runKernel(Kn, o);
}
var Cg = /* @__PURE__ */ z({ sparseSegmentSum_: Sg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/string/string_n_grams.js
function wg(e, t, n, r, i, a, o, s) {
	let c = R(e, "data", "stringNGrams", "string");
	if (c.dtype !== "string") throw Error("Data must be of datatype string");
	if (c.shape.length !== 1) throw Error(`Data must be a vector, saw: ${c.shape}`);
	let l = R(t, "dataSplits", "stringNGrams");
	if (l.dtype !== "int32") throw Error("Data splits must be of datatype int32");
	let u = {
		separator: n,
		nGramWidths: r,
		leftPad: i,
		rightPad: a,
		padWidth: o,
		preserveShortSequences: s
	}, d = {
		data: c,
		dataSplits: l
	}, f = L.runKernel(Qn, d, u);
	return {
		nGrams: f[0],
		nGramsSplits: f[1]
	};
}
var Tg = /* @__PURE__ */ z({ stringNGrams_: wg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/string/string_split.js
function Eg(e, t, n = !0) {
	let r = R(e, "input", "stringSplit", "string"), i = R(t, "delimiter", "stringSplit", "string");
	if (r.rank !== 1) throw Error(`Input should be Tensor1D but received shape ${r.shape}`);
	if (i.rank !== 0) throw Error(`Delimiter should be a scalar but received shape ${i.shape}`);
	let a = { skipEmpty: n }, o = {
		input: r,
		delimiter: i
	}, s = L.runKernel($n, o, a);
	return {
		indices: s[0],
		values: s[1],
		shape: s[2]
	};
}
var Dg = /* @__PURE__ */ z({ stringSplit_: Eg });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/string/string_to_hash_bucket_fast.js
function Og(e, t) {
	let n = R(e, "input", "stringToHashBucketFast", "string"), r = { numBuckets: t };
	if (t <= 0) throw Error("Number of buckets must be at least 1");
	let i = { input: n };
	return L.runKernel(er, i, r);
}
var kg = /* @__PURE__ */ z({ stringToHashBucketFast_: Og });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/string/static_regex_replace.js
function Ag(e, t, n, r = !0) {
	let i = R(e, "input", "staticRegexReplace", "string"), a = {
		pattern: t,
		rewrite: n,
		replaceGlobal: r
	};
	return L.runKernel(Xn, { x: i }, a);
}
var jg = /* @__PURE__ */ z({ staticRegexReplace_: Ag }), Mg = {
	fft: hp,
	ifft: _p,
	rfft: Cp,
	irfft: yp
}, Ng = {
	hammingWindow: Km,
	hannWindow: Jm,
	frame: Xm,
	stft: Qm
}, Pg = {
	flipLeftRight: nh,
	grayscaleToRGB: ih,
	resizeNearestNeighbor: Ih,
	resizeBilinear: Ph,
	rgbToGrayscale: oh,
	rotateWithOffset: ch,
	cropAndResize: eh,
	nonMaxSuppression: dh,
	nonMaxSuppressionAsync: wh,
	nonMaxSuppressionWithScore: Eh,
	nonMaxSuppressionWithScoreAsync: Oh,
	nonMaxSuppressionPadded: Ah,
	nonMaxSuppressionPaddedAsync: Mh,
	threshold: zh,
	transform: Vh
}, Fg = {
	bandPart: Uh,
	gramSchmidt: Gh,
	qr: Jh
}, Ig = {
	absoluteDifference: $h,
	computeWeightedLoss: Zh,
	cosineDistance: tg,
	hingeLoss: rg,
	huberLoss: ag,
	logLoss: sg,
	meanSquaredError: lg,
	sigmoidCrossEntropy: fg,
	softmaxCrossEntropy: hg
}, Lg = {
	sparseFillEmptyRows: _g,
	sparseReshape: yg,
	sparseSegmentMean: xg,
	sparseSegmentSum: Cg
}, Rg = {
	stringNGrams: Tg,
	stringSplit: Dg,
	stringToHashBucketFast: kg,
	staticRegexReplace: jg
}, zg = /* @__PURE__ */ new Map(), Bg = /* @__PURE__ */ new Map(), Vg = class {
	getClassName() {
		return this.constructor.className;
	}
	static fromConfig(e, t) {
		return new e(t);
	}
}, Hg = class e {
	constructor() {
		this.classNameMap = {};
	}
	static getMap() {
		return e.instance ??= new e(), e.instance;
	}
	static register(t) {
		e.getMap().classNameMap[t.className] = [t, t.fromConfig];
	}
};
function Ug(e, t, n) {
	_(e.className != null, () => "Class being registered does not have the static className property defined."), _(typeof e.className == "string", () => "className is required to be a string, but got type " + typeof e.className), _(e.className.length > 0, () => "Class being registered has an empty-string as its className, which is disallowed."), t === void 0 && (t = "Custom"), n === void 0 && (n = e.className);
	let r = n, i = t + ">" + r;
	return Hg.register(e), zg.set(i, e), Bg.set(e, i), e;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/optimizers/optimizer.js
var Wg = class extends Vg {
	minimize(e, t = !1, n) {
		let { value: r, grads: i } = this.computeGradients(e, n);
		if (n != null) {
			let e = n.map((e) => ({
				name: e.name,
				tensor: i[e.name]
			}));
			this.applyGradients(e);
		} else this.applyGradients(i);
		return Xi(i), t ? r : (r.dispose(), null);
	}
	get iterations() {
		return this.iterations_ ??= 0, this.iterations_;
	}
	incrementIterations() {
		this.iterations_ = this.iterations + 1;
	}
	computeGradients(e, t) {
		return Cu(e, t);
	}
	dispose() {
		this.iterations_ != null && Xi(this.iterations_);
	}
	async saveIterations() {
		return this.iterations_ ??= 0, {
			name: "iter",
			tensor: J(this.iterations_, "int32")
		};
	}
	async getWeights() {
		throw Error("getWeights() is not implemented for this optimizer yet.");
	}
	async setWeights(e) {
		throw Error(`setWeights() is not implemented for this optimizer class ${this.getClassName()}`);
	}
	async extractIterations(e) {
		return this.iterations_ = (await e[0].tensor.data())[0], e.slice(1);
	}
};
Object.defineProperty(Wg, Symbol.hasInstance, { value: (e) => e.minimize != null && e.computeGradients != null && e.applyGradients != null });
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/optimizers/adadelta_optimizer.js
var Gg = class extends Wg {
	static get className() {
		return "Adadelta";
	}
	constructor(e, t, n = null) {
		super(), this.learningRate = e, this.rho = t, this.epsilon = n, this.accumulatedGrads = [], this.accumulatedUpdates = [], n ?? (this.epsilon = L.backend.epsilon());
	}
	applyGradients(e) {
		(Array.isArray(e) ? e.map((e) => e.name) : Object.keys(e)).forEach((t, n) => {
			let r = L.registeredVariables[t];
			this.accumulatedGrads[n] ?? (this.accumulatedGrads[n] = {
				originalName: `${t}/accum_grad`,
				variable: B(() => tl(r).variable(!1))
			}), this.accumulatedUpdates[n] ?? (this.accumulatedUpdates[n] = {
				originalName: `${t}/accum_var`,
				variable: B(() => tl(r).variable(!1))
			});
			let i = Array.isArray(e) ? e[n].tensor : e[t];
			if (i == null) return;
			let a = this.accumulatedGrads[n].variable, o = this.accumulatedUpdates[n].variable;
			B(() => {
				let e = V(U(a, this.rho), U(jl(i), 1 - this.rho)), t = U(H(kl(V(o, this.epsilon)), kl(V(a, this.epsilon))), i), n = V(U(o, this.rho), U(jl(t), 1 - this.rho));
				a.assign(e), o.assign(n);
				let s = V(U(t, -this.learningRate), r);
				r.assign(s);
			});
		}), this.incrementIterations();
	}
	dispose() {
		this.accumulatedUpdates != null && (Xi(this.accumulatedGrads.map((e) => e.variable)), Xi(this.accumulatedUpdates.map((e) => e.variable)));
	}
	async getWeights() {
		let e = [...this.accumulatedGrads, ...this.accumulatedUpdates];
		return [await this.saveIterations()].concat(e.map((e) => ({
			name: e.originalName,
			tensor: e.variable
		})));
	}
	async setWeights(e) {
		e = await this.extractIterations(e);
		let t = e.length / 2;
		this.accumulatedGrads = e.slice(0, t).map((e) => ({
			originalName: e.name,
			variable: e.tensor.variable(!1)
		})), this.accumulatedUpdates = e.slice(t, t * 2).map((e) => ({
			originalName: e.name,
			variable: e.tensor.variable(!1)
		}));
	}
	getConfig() {
		return {
			learningRate: this.learningRate,
			rho: this.rho,
			epsilon: this.epsilon
		};
	}
	static fromConfig(e, t) {
		return new e(t.learningRate, t.rho, t.epsilon);
	}
}, Kg = class extends Wg {
	static get className() {
		return "Adagrad";
	}
	constructor(e, t = .1) {
		super(), this.learningRate = e, this.initialAccumulatorValue = t, this.accumulatedGrads = [];
	}
	applyGradients(e) {
		(Array.isArray(e) ? e.map((e) => e.name) : Object.keys(e)).forEach((t, n) => {
			let r = L.registeredVariables[t];
			this.accumulatedGrads[n] ?? (this.accumulatedGrads[n] = {
				originalName: `${t}/accumulator`,
				variable: B(() => oc(r.shape, this.initialAccumulatorValue).variable(!1))
			});
			let i = Array.isArray(e) ? e[n].tensor : e[t];
			if (i == null) return;
			let a = this.accumulatedGrads[n].variable;
			B(() => {
				let e = V(a, jl(i));
				a.assign(e);
				let t = V(U(H(i, kl(V(e, L.backend.epsilon()))), -this.learningRate), r);
				r.assign(t);
			});
		}), this.incrementIterations();
	}
	dispose() {
		this.accumulatedGrads != null && Xi(this.accumulatedGrads.map((e) => e.variable));
	}
	async getWeights() {
		return [await this.saveIterations()].concat(this.accumulatedGrads.map((e) => ({
			name: e.originalName,
			tensor: e.variable
		})));
	}
	async setWeights(e) {
		e = await this.extractIterations(e), this.accumulatedGrads = e.map((e) => ({
			originalName: e.name,
			variable: e.tensor.variable(!1)
		}));
	}
	getConfig() {
		return {
			learningRate: this.learningRate,
			initialAccumulatorValue: this.initialAccumulatorValue
		};
	}
	static fromConfig(e, t) {
		return new e(t.learningRate, t.initialAccumulatorValue);
	}
}, qg = class extends Wg {
	static get className() {
		return "Adam";
	}
	constructor(e, t, n, r = null) {
		super(), this.learningRate = e, this.beta1 = t, this.beta2 = n, this.epsilon = r, this.accumulatedFirstMoment = [], this.accumulatedSecondMoment = [], B(() => {
			this.accBeta1 = J(t).variable(), this.accBeta2 = J(n).variable();
		}), r ?? (this.epsilon = L.backend.epsilon());
	}
	applyGradients(e) {
		let t = Array.isArray(e) ? e.map((e) => e.name) : Object.keys(e);
		B(() => {
			let n = X(1, this.accBeta1), r = X(1, this.accBeta2);
			t.forEach((t, i) => {
				let a = L.registeredVariables[t];
				this.accumulatedFirstMoment[i] ?? (this.accumulatedFirstMoment[i] = {
					originalName: `${t}/m`,
					variable: B(() => tl(a).variable(!1))
				}), this.accumulatedSecondMoment[i] ?? (this.accumulatedSecondMoment[i] = {
					originalName: `${t}/v`,
					variable: B(() => tl(a).variable(!1))
				});
				let o = Array.isArray(e) ? e[i].tensor : e[t];
				if (o == null) return;
				let s = this.accumulatedFirstMoment[i].variable, c = this.accumulatedSecondMoment[i].variable, l = V(U(s, this.beta1), U(o, 1 - this.beta1)), u = V(U(c, this.beta2), U(jl(o), 1 - this.beta2)), d = H(l, n), f = H(u, r);
				s.assign(l), c.assign(u);
				let p = V(U(H(d, V(kl(f), this.epsilon)), -this.learningRate), a);
				a.assign(p);
			}), this.accBeta1.assign(U(this.accBeta1, this.beta1)), this.accBeta2.assign(U(this.accBeta2, this.beta2));
		}), this.incrementIterations();
	}
	dispose() {
		this.accBeta1.dispose(), this.accBeta2.dispose(), this.accumulatedFirstMoment != null && Xi(this.accumulatedFirstMoment.map((e) => e.variable)), this.accumulatedSecondMoment != null && Xi(this.accumulatedSecondMoment.map((e) => e.variable));
	}
	async getWeights() {
		let e = [...this.accumulatedFirstMoment, ...this.accumulatedSecondMoment];
		return [await this.saveIterations()].concat(e.map((e) => ({
			name: e.originalName,
			tensor: e.variable
		})));
	}
	async setWeights(e) {
		e = await this.extractIterations(e), B(() => {
			this.accBeta1.assign(Dl(this.beta1, this.iterations_ + 1)), this.accBeta2.assign(Dl(this.beta2, this.iterations_ + 1));
		});
		let t = e.length / 2;
		this.accumulatedFirstMoment = e.slice(0, t).map((e) => ({
			originalName: e.name,
			variable: e.tensor.variable(!1)
		})), this.accumulatedSecondMoment = e.slice(t, t * 2).map((e) => ({
			originalName: e.name,
			variable: e.tensor.variable(!1)
		}));
	}
	getConfig() {
		return {
			learningRate: this.learningRate,
			beta1: this.beta1,
			beta2: this.beta2,
			epsilon: this.epsilon
		};
	}
	static fromConfig(e, t) {
		return new e(t.learningRate, t.beta1, t.beta2, t.epsilon);
	}
}, Jg = class extends Wg {
	static get className() {
		return "Adamax";
	}
	constructor(e, t, n, r = null, i = 0) {
		super(), this.learningRate = e, this.beta1 = t, this.beta2 = n, this.epsilon = r, this.decay = i, this.accumulatedFirstMoment = [], this.accumulatedWeightedInfNorm = [], B(() => {
			this.iteration = J(0).variable(), this.accBeta1 = J(t).variable();
		}), r ?? (this.epsilon = L.backend.epsilon());
	}
	applyGradients(e) {
		let t = Array.isArray(e) ? e.map((e) => e.name) : Object.keys(e);
		B(() => {
			let n = X(1, this.accBeta1), r = H(-this.learningRate, V(U(this.iteration, this.decay), 1));
			t.forEach((t, i) => {
				let a = L.registeredVariables[t];
				this.accumulatedFirstMoment[i] ?? (this.accumulatedFirstMoment[i] = {
					originalName: `${t}/m`,
					variable: tl(a).variable(!1)
				}), this.accumulatedWeightedInfNorm[i] ?? (this.accumulatedWeightedInfNorm[i] = {
					originalName: `${t}/v`,
					variable: tl(a).variable(!1)
				});
				let o = Array.isArray(e) ? e[i].tensor : e[t];
				if (o == null) return;
				let s = this.accumulatedFirstMoment[i].variable, c = this.accumulatedWeightedInfNorm[i].variable, l = V(U(s, this.beta1), U(o, 1 - this.beta1)), u = td(U(c, this.beta2), Po(o));
				s.assign(l), c.assign(u);
				let d = V(U(H(r, n), H(l, V(u, this.epsilon))), a);
				a.assign(d);
			}), this.iteration.assign(V(this.iteration, 1)), this.accBeta1.assign(U(this.accBeta1, this.beta1));
		}), this.incrementIterations();
	}
	dispose() {
		this.accBeta1.dispose(), this.iteration.dispose(), this.accumulatedFirstMoment != null && Xi(this.accumulatedFirstMoment.map((e) => e.variable)), this.accumulatedWeightedInfNorm != null && Xi(this.accumulatedWeightedInfNorm.map((e) => e.variable));
	}
	async getWeights() {
		throw Error("getWeights() is not implemented for Adamax yet.");
	}
	async setWeights(e) {
		throw Error("setWeights() is not implemented for Adamax yet.");
	}
	getConfig() {
		return {
			learningRate: this.learningRate,
			beta1: this.beta1,
			beta2: this.beta2,
			epsilon: this.epsilon,
			decay: this.decay
		};
	}
	static fromConfig(e, t) {
		return new e(t.learningRate, t.beta1, t.beta2, t.epsilon, t.decay);
	}
}, Yg = class extends Wg {
	static get className() {
		return "SGD";
	}
	constructor(e) {
		super(), this.learningRate = e, this.setLearningRate(e);
	}
	applyGradients(e) {
		(Array.isArray(e) ? e.map((e) => e.name) : Object.keys(e)).forEach((t, n) => {
			let r = Array.isArray(e) ? e[n].tensor : e[t];
			if (r == null) return;
			let i = L.registeredVariables[t];
			B(() => {
				let e = V(U(this.c, r), i);
				i.assign(e);
			});
		}), this.incrementIterations();
	}
	setLearningRate(e) {
		this.learningRate = e, this.c != null && this.c.dispose(), this.c = Zi(J(-e));
	}
	dispose() {
		this.c.dispose();
	}
	async getWeights() {
		return [await this.saveIterations()];
	}
	async setWeights(e) {
		if (e = await this.extractIterations(e), e.length !== 0) throw Error("SGD optimizer does not have settable weights.");
	}
	getConfig() {
		return { learningRate: this.learningRate };
	}
	static fromConfig(e, t) {
		return new e(t.learningRate);
	}
}, Xg = [
	Gg,
	Kg,
	qg,
	Jg,
	class extends Yg {
		static get className() {
			return "Momentum";
		}
		constructor(e, t, n = !1) {
			super(e), this.learningRate = e, this.momentum = t, this.useNesterov = n, this.accumulations = [], this.m = J(this.momentum);
		}
		applyGradients(e) {
			(Array.isArray(e) ? e.map((e) => e.name) : Object.keys(e)).forEach((t, n) => {
				let r = L.registeredVariables[t];
				this.accumulations[n] ?? (this.accumulations[n] = {
					originalName: `${t}/momentum`,
					variable: B(() => tl(r).variable(!1))
				});
				let i = this.accumulations[n].variable, a = Array.isArray(e) ? e[n].tensor : e[t];
				a != null && B(() => {
					let e, t = V(U(this.m, i), a);
					e = this.useNesterov ? V(U(this.c, V(a, U(t, this.m))), r) : V(U(this.c, t), r), i.assign(t), r.assign(e);
				});
			}), this.incrementIterations();
		}
		dispose() {
			this.m.dispose(), this.accumulations != null && Xi(this.accumulations.map((e) => e.variable));
		}
		setMomentum(e) {
			this.momentum = e;
		}
		async getWeights() {
			return [await this.saveIterations()].concat(this.accumulations.map((e) => ({
				name: e.originalName,
				tensor: e.variable
			})));
		}
		async setWeights(e) {
			e = await this.extractIterations(e), this.accumulations = e.map((e) => ({
				originalName: e.name,
				variable: e.tensor.variable(!1)
			}));
		}
		getConfig() {
			return {
				learningRate: this.learningRate,
				momentum: this.momentum,
				useNesterov: this.useNesterov
			};
		}
		static fromConfig(e, t) {
			return new e(t.learningRate, t.momentum, t.useNesterov);
		}
	},
	class extends Wg {
		static get className() {
			return "RMSProp";
		}
		constructor(e, t = .9, n = 0, r = null, i = !1) {
			if (super(), this.learningRate = e, this.decay = t, this.momentum = n, this.epsilon = r, this.accumulatedMeanSquares = [], this.accumulatedMoments = [], this.accumulatedMeanGrads = [], this.centered = i, r ?? (this.epsilon = L.backend.epsilon()), e == null) throw Error("learningRate for RMSPropOptimizer must be defined.");
		}
		applyGradients(e) {
			(Array.isArray(e) ? e.map((e) => e.name) : Object.keys(e)).forEach((t, n) => {
				let r = L.registeredVariables[t];
				this.accumulatedMeanSquares[n] ?? (this.accumulatedMeanSquares[n] = {
					originalName: `${t}/rms`,
					variable: B(() => tl(r).variable(!1))
				}), this.accumulatedMoments[n] ?? (this.accumulatedMoments[n] = {
					originalName: `${t}/momentum`,
					variable: B(() => tl(r).variable(!1))
				}), this.accumulatedMeanGrads[n] == null && this.centered && (this.accumulatedMeanGrads[n] = {
					originalName: `${t}/mg`,
					variable: B(() => tl(r).variable(!1))
				});
				let i = Array.isArray(e) ? e[n].tensor : e[t];
				if (i == null) return;
				let a = this.accumulatedMeanSquares[n].variable, o = this.accumulatedMoments[n].variable;
				B(() => {
					let e = V(U(a, this.decay), U(jl(i), 1 - this.decay));
					if (this.centered) {
						let t = this.accumulatedMeanGrads[n].variable, s = V(U(t, this.decay), U(i, 1 - this.decay)), c = H(U(i, this.learningRate), kl(X(e, V(jl(s), this.epsilon)))), l = V(U(o, this.momentum), c);
						a.assign(e), t.assign(s), o.assign(l);
						let u = X(r, l);
						r.assign(u);
					} else {
						let e = V(U(a, this.decay), U(jl(i), 1 - this.decay)), t = V(U(o, this.momentum), H(U(i, this.learningRate), kl(V(e, this.epsilon))));
						a.assign(e), o.assign(t);
						let n = X(r, t);
						r.assign(n);
					}
				});
			}), this.incrementIterations();
		}
		dispose() {
			this.accumulatedMeanSquares != null && Xi(this.accumulatedMeanSquares.map((e) => e.variable)), this.accumulatedMeanGrads != null && this.centered && Xi(this.accumulatedMeanGrads.map((e) => e.variable)), this.accumulatedMoments != null && Xi(this.accumulatedMoments.map((e) => e.variable));
		}
		async getWeights() {
			let e = [...this.accumulatedMeanSquares, ...this.accumulatedMoments];
			return this.centered && e.push(...this.accumulatedMeanGrads), [await this.saveIterations()].concat(e.map((e) => ({
				name: e.originalName,
				tensor: e.variable
			})));
		}
		async setWeights(e) {
			e = await this.extractIterations(e);
			let t = this.centered ? e.length / 3 : e.length / 2;
			this.accumulatedMeanSquares = e.slice(0, t).map((e) => ({
				originalName: e.name,
				variable: e.tensor.variable(!1)
			})), this.accumulatedMoments = e.slice(t, t * 2).map((e) => ({
				originalName: e.name,
				variable: e.tensor.variable(!1)
			})), this.centered && (this.accumulatedMeanGrads = e.slice(t * 2, t * 3).map((e) => ({
				originalName: e.name,
				variable: e.tensor.variable(!1)
			})));
		}
		getConfig() {
			return {
				learningRate: this.learningRate,
				decay: this.decay,
				momentum: this.momentum,
				epsilon: this.epsilon,
				centered: this.centered
			};
		}
		static fromConfig(e, t) {
			return new e(t.learningRate, t.decay, t.momentum, t.epsilon, t.centered);
		}
	},
	Yg
];
function Zg() {
	for (let e of Xg) Ug(e);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/browser_files.js
var Qg = "model", $g = ".json", e_ = ".weights.bin";
function t_(e) {
	return new Promise((e) => setTimeout(e)).then(e);
}
var n_ = class e {
	constructor(t) {
		if (!M().getBool("IS_BROWSER")) throw Error("browserDownloads() cannot proceed because the current environment is not a browser.");
		t.startsWith(e.URL_SCHEME) && (t = t.slice(e.URL_SCHEME.length)), (t == null || t.length === 0) && (t = Qg), this.modelJsonFileName = t + $g, this.weightDataFileName = t + e_;
	}
	async save(e) {
		if (typeof document > "u") throw Error("Browser downloads are not supported in this environment since `document` is not present");
		let t = qi.join(e.weightData), n = window.URL.createObjectURL(new Blob([t], { type: "application/octet-stream" }));
		if (e.modelTopology instanceof ArrayBuffer) throw Error("BrowserDownloads.save() does not support saving model topology in binary formats yet.");
		{
			let t = _a(e, [{
				paths: ["./" + this.weightDataFileName],
				weights: e.weightSpecs
			}]), r = window.URL.createObjectURL(new Blob([JSON.stringify(t)], { type: "application/json" })), i = this.modelJsonAnchor == null ? document.createElement("a") : this.modelJsonAnchor;
			if (i.download = this.modelJsonFileName, i.href = r, await t_(() => i.dispatchEvent(new MouseEvent("click"))), e.weightData != null) {
				let e = this.weightDataAnchor == null ? document.createElement("a") : this.weightDataAnchor;
				e.download = this.weightDataFileName, e.href = n, await t_(() => e.dispatchEvent(new MouseEvent("click")));
			}
			return { modelArtifactsInfo: ba(e) };
		}
	}
};
n_.URL_SCHEME = "downloads://";
var r_ = class {
	constructor(e) {
		if (e == null || e.length < 1) throw Error(`When calling browserFiles, at least 1 file is required, but received ${e}`);
		this.jsonFile = e[0], this.weightsFiles = e.slice(1);
	}
	async load() {
		return new Promise((e, t) => {
			let n = new FileReader();
			n.onload = (n) => {
				let r = JSON.parse(n.target.result), i = r.modelTopology;
				i == null ? t(/* @__PURE__ */ Error(`modelTopology field is missing from file ${this.jsonFile.name}`)) : r.weightsManifest == null ? t(/* @__PURE__ */ Error(`weightManifest field is missing from file ${this.jsonFile.name}`)) : this.weightsFiles.length === 0 ? e({ modelTopology: i }) : e(ya(r, (e) => this.loadWeights(e)));
			}, n.onerror = (e) => t(`Failed to read model topology and weights manifest JSON from file '${this.jsonFile.name}'. BrowserFiles supports loading Keras-style tf.Model artifacts only.`), n.readAsText(this.jsonFile);
		});
	}
	loadWeights(e) {
		let t = [], n = [];
		for (let r of e) t.push(...r.weights), n.push(...r.paths);
		let r = this.checkManifestAndWeightFiles(e), i = n.map((e) => this.loadWeightsFile(e, r[e]));
		return Promise.all(i).then((e) => [t, e]);
	}
	loadWeightsFile(e, t) {
		return new Promise((n, r) => {
			let i = new FileReader();
			i.onload = (e) => {
				let t = e.target.result;
				n(t);
			}, i.onerror = (t) => r(`Failed to weights data from file of path '${e}'.`), i.readAsArrayBuffer(t);
		});
	}
	checkManifestAndWeightFiles(e) {
		let t = [], n = this.weightsFiles.map((e) => ga(e.name)), r = {};
		for (let i of e) i.paths.forEach((e) => {
			let i = ga(e);
			if (t.indexOf(i) !== -1) throw Error(`Duplicate file basename found in weights manifest: '${i}'`);
			if (t.push(i), n.indexOf(i) === -1) throw Error(`Weight file with basename '${i}' is not provided.`);
			r[e] = this.weightsFiles[n.indexOf(i)];
		});
		if (t.length !== this.weightsFiles.length) throw Error(`Mismatch in the number of files in weights manifest (${t.length}) and the number of weight files provided (${this.weightsFiles.length}).`);
		return r;
	}
};
Ea.registerSaveRouter((e) => M().getBool("IS_BROWSER") && !Array.isArray(e) && e.startsWith(n_.URL_SCHEME) ? i_(e.slice(n_.URL_SCHEME.length)) : null);
function i_(e = "model") {
	return new n_(e);
}
function a_(e) {
	return new r_(e);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/progress.js
function o_(e, t, n, r) {
	o(e), n ??= 0, r ??= 1, s(n, r);
	let i = 0, a = (a) => (a.then((a) => (t(n + ++i / e.length * (r - n)), a)), a);
	function o(e) {
		_(e != null && Array.isArray(e) && e.length > 0, () => "promises must be a none empty array");
	}
	function s(e, t) {
		_(e >= 0 && e <= 1, () => `Progress fraction must be in range [0, 1], but got startFraction ${e}`), _(t >= 0 && t <= 1, () => `Progress fraction must be in range [0, 1], but got endFraction ${t}`), _(t >= e, () => `startFraction must be no more than endFraction, but got startFraction ${e} and endFraction ${t}`);
	}
	return Promise.all(e.map(a));
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/weights_loader.js
async function s_(e, t) {
	t ??= {};
	let n = t.fetchFunc == null ? M().platform.fetch : t.fetchFunc, r = e.map((e) => n(e, t.requestInit, { isBinary: !0 })), i = (t.onProgress == null ? await Promise.all(r) : await o_(r, t.onProgress, 0, .5)).map((e) => e.arrayBuffer());
	return t.onProgress == null ? await Promise.all(i) : await o_(i, t.onProgress, .5, 1);
}
function c_(e, t) {
	var n;
	let r = t.fetchFunc == null ? M().platform.fetch : t.fetchFunc, i = 0, a;
	return (n = t.onProgress) == null || n.call(t, 0), new ReadableStream({ pull: async (n) => {
		for (var o; i < e.length;) {
			a ||= (await r(e[i], t.requestInit, { isBinary: !0 })).body.getReader();
			let { done: s, value: c } = await a.read();
			if (s) i++, a = void 0, (o = t.onProgress) == null || o.call(t, i / e.length);
			else {
				n.enqueue(c);
				return;
			}
		}
		n.close();
	} });
}
async function l_(e, t = "", n, r) {
	return u_((e) => s_(e, { requestInit: r }))(e, t, n);
}
function u_(e) {
	return async (t, n = "", r) => {
		let i = t.map(() => !1), a = {}, o = r == null ? [] : r.map(() => !1), s = [];
		if (t.forEach((e, t) => {
			let n = 0;
			e.weights.forEach((e) => {
				let c = Ki["quantization" in e ? e.quantization.dtype : e.dtype] * b(e.shape), l = () => {
					i[t] = !0, a[t] ?? (a[t] = []), a[t].push({
						manifestEntry: e,
						groupOffset: n,
						sizeBytes: c
					});
				};
				r == null ? l() : r.forEach((t, n) => {
					t === e.name && (l(), o[n] = !0);
				}), s.push(e.name), n += c;
			});
		}), !o.every((e) => e)) {
			let e = r.filter((e, t) => !o[t]);
			throw Error(`Could not find weights in manifest with names: ${e.join(", ")}. \nManifest JSON has weights with names: ${s.join(", ")}.`);
		}
		let c = i.reduce((e, t, n) => (t && e.push(n), e), []), l = [];
		c.forEach((e) => {
			t[e].paths.forEach((e) => {
				let t = n + (n.endsWith("/") ? "" : "/") + e;
				l.push(t);
			});
		});
		let u = await e(l), d = {}, f = 0;
		return c.forEach((e) => {
			let n = t[e].paths.length, r = new qi(u.slice(f, f + n));
			a[e].forEach((e) => {
				let t = ia(r.slice(e.groupOffset, e.groupOffset + e.sizeBytes), [e.manifestEntry]);
				for (let e in t) d[e] = t[e];
			}), f += n;
		}), d;
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/http.js
var d_ = "application/octet-stream", f_ = "application/json", p_ = class {
	constructor(e, t) {
		if (this.DEFAULT_METHOD = "POST", t ??= {}, this.weightPathPrefix = t.weightPathPrefix, this.weightUrlConverter = t.weightUrlConverter, t.fetchFunc == null ? this.fetch = M().platform.fetch : (_(typeof t.fetchFunc == "function", () => "Must pass a function that matches the signature of `fetch` (see https://developer.mozilla.org/en-US/docs/Web/API/Fetch_API)"), this.fetch = t.fetchFunc), _(e != null && e.length > 0, () => "URL path for http must not be null, undefined or empty."), Array.isArray(e) && _(e.length === 2, () => `URL paths for http must have a length of 2, (actual length is ${e.length}).`), this.path = e, t.requestInit != null && t.requestInit.body != null) throw Error("requestInit is expected to have no pre-existing body, but has one.");
		this.requestInit = t.requestInit || {}, this.loadOptions = t;
	}
	async save(e) {
		if (e.modelTopology instanceof ArrayBuffer) throw Error("BrowserHTTPRequest.save() does not support saving model topology in binary formats yet.");
		let t = Object.assign({ method: this.DEFAULT_METHOD }, this.requestInit);
		t.body = new FormData();
		let n = _a(e, [{
			paths: ["./model.weights.bin"],
			weights: e.weightSpecs
		}]);
		if (t.body.append("model.json", new Blob([JSON.stringify(n)], { type: f_ }), "model.json"), e.weightData != null) {
			let n = qi.join(e.weightData);
			t.body.append("model.weights.bin", new Blob([n], { type: d_ }), "model.weights.bin");
		}
		let r = await this.fetch(this.path, t);
		if (r.ok) return {
			modelArtifactsInfo: ba(e),
			responses: [r]
		};
		throw Error(`BrowserHTTPRequest.save() failed due to HTTP response status ${r.status}.`);
	}
	async loadModelJSON() {
		let e = await this.fetch(this.path, this.requestInit);
		if (!e.ok) throw Error(`Request to ${this.path} failed with status code ${e.status}. Please verify this URL points to the model JSON of the model to load.`);
		let t;
		try {
			t = await e.json();
		} catch {
			let e = `Failed to parse model JSON of response from ${this.path}.`;
			throw this.path.endsWith(".pb") ? e += " Your path contains a .pb file extension. Support for .pb models have been removed in TensorFlow.js 1.0 in favor of .json models. You can re-convert your Python TensorFlow model using the TensorFlow.js 1.0 conversion scripts or you can convert your.pb models with the 'pb2json'NPM script in the tensorflow/tfjs-converter repository." : e += " Please make sure the server is serving valid JSON for this request.", Error(e);
		}
		let n = t.modelTopology, r = t.weightsManifest;
		if (n == null && r == null) throw Error(`The JSON from HTTP path ${this.path} contains neither model topology or manifest for weights.`);
		return t;
	}
	async load() {
		return this.loadOptions.streamWeights ? this.loadStream() : ya(await this.loadModelJSON(), (e) => this.loadWeights(e));
	}
	async loadStream() {
		let e = await this.loadModelJSON(), t = await this.getWeightUrls(e.weightsManifest), n = xa(e.weightsManifest);
		return Object.assign(Object.assign({}, e), {
			weightSpecs: n,
			getWeightStream: () => c_(t, this.loadOptions)
		});
	}
	async getWeightUrls(e) {
		let [t, n] = m_(Array.isArray(this.path) ? this.path[1] : this.path), r = this.weightPathPrefix || t, i = [], a = [];
		for (let t of e) for (let e of t.paths) this.weightUrlConverter == null ? i.push(r + e + n) : a.push(this.weightUrlConverter(e));
		return this.weightUrlConverter && i.push(...await Promise.all(a)), i;
	}
	async loadWeights(e) {
		let t = await this.getWeightUrls(e);
		return [xa(e), await s_(t, this.loadOptions)];
	}
};
p_.URL_SCHEME_REGEX = /^https?:\/\//;
function m_(e) {
	let t = e.lastIndexOf("/"), n = e.lastIndexOf("?"), r = e.substring(0, t), i = n > t ? e.substring(n) : "";
	return [r + "/", i];
}
function h_(e) {
	return e.match(p_.URL_SCHEME_REGEX) != null;
}
var g_ = (e, t) => {
	if (typeof fetch > "u" && (t == null || t.fetchFunc == null)) return null;
	{
		let n = !0;
		if (n = Array.isArray(e) ? e.every((e) => h_(e)) : h_(e), n) return __(e, t);
	}
	return null;
};
Ea.registerSaveRouter(g_), Ea.registerLoadRouter(g_);
function __(e, t) {
	return new p_(e, t);
}
function v_(e, t) {
	return __(e, t);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/passthrough.js
var y_ = class {
	constructor(e) {
		this.modelArtifacts = e;
	}
	load() {
		return this.modelArtifacts;
	}
}, b_ = class {
	constructor(e) {
		this.saveHandler = e;
	}
	save(e) {
		return this.saveHandler(e);
	}
}, x_ = class {
	constructor(e) {
		e.load && (this.load = () => Promise.resolve(e.load())), e.save && (this.save = (t) => Promise.resolve(e.save(t)));
	}
};
function S_(e, t, n, r) {
	return new x_(C_(...arguments));
}
function C_(e, t, n, r) {
	return arguments.length === 1 ? e.modelTopology != null || e.weightSpecs != null ? new y_(e) : (console.warn("Please call tf.io.fromMemory() with only one argument. The argument should be of type ModelArtifacts. The multi-argument signature of tf.io.fromMemory() has been deprecated and will be removed in a future release."), new y_({ modelTopology: e })) : (console.warn("Please call tf.io.fromMemory() with only one argument. The argument should be of type ModelArtifacts. The multi-argument signature of tf.io.fromMemory() has been deprecated and will be removed in a future release."), new y_({
		modelTopology: e,
		weightSpecs: t,
		weightData: n,
		trainingConfig: r
	}));
}
function w_(e) {
	return new b_(e);
}
function T_(e) {
	return new b_(e);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/io/io.js
var E_ = /* @__PURE__ */ c({
	CompositeArrayBuffer: () => qi,
	browserFiles: () => a_,
	browserHTTPRequest: () => v_,
	concatenateArrayBuffers: () => ha,
	copyModel: () => lo,
	decodeWeights: () => ia,
	decodeWeightsStream: () => la,
	encodeWeights: () => ra,
	fromMemory: () => S_,
	fromMemorySync: () => C_,
	getLoadHandlers: () => Aa,
	getModelArtifactsForJSON: () => ya,
	getModelArtifactsForJSONSync: () => va,
	getModelArtifactsInfoForJSON: () => ba,
	getSaveHandlers: () => ka,
	getWeightSpecs: () => xa,
	http: () => __,
	isHTTPScheme: () => h_,
	listModels: () => so,
	loadWeights: () => l_,
	moveModel: () => uo,
	registerLoadRouter: () => Oa,
	registerSaveRouter: () => Da,
	removeModel: () => co,
	weightsLoaderFactory: () => u_,
	withSaveHandler: () => w_,
	withSaveHandlerSync: () => T_
});
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/gather_nd_util.js
function D_(e, t) {
	let n = e.shape.length, r = t.shape.length;
	if (n < 1) throw Error(`tf.gatherND() expects the input to be rank 1 or higher, but the rank was ${n}.`);
	if (r < 1) throw Error(`tf.gatherND() expects the indices to be rank 1 or higher, but the rank was ${r}.`);
	if (t.dtype !== "int32") throw Error(`tf.gatherND() expects the indices to be int32 type, but the dtype was ${t.dtype}.`);
	if (t.shape[r - 1] > n) throw Error(`index innermost dimension length must be <= tensor rank; saw: ${t.shape[r - 1]} vs. ${n}`);
	if (b(e.shape) === 0) throw Error(`Requested more than 0 entries, but input is empty. Input shape: ${e.shape}.`);
	let i = t.shape, a = i[i.length - 1], o = 1;
	for (let e = 0; e < i.length - 1; ++e) o *= i[e];
	let s = e.shape, c = i.slice();
	c.pop();
	let l = 1;
	for (let e = a; e < n; ++e) l *= s[e], c.push(s[e]);
	let u = [...j(e.shape).map((e) => e / l), 1].slice(0, a);
	return [
		c,
		o,
		l,
		u
	];
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/slice_util.js
var O_ = -2, k_ = -1;
function A_(e, t, n) {
	let r = [];
	for (let i = 0; i < e.length; i++) r[i] = Math.ceil((t[i] - e[i]) / n[i]);
	return r;
}
function j_(e, t, n) {
	let r = n.length;
	for (let e = 0; e < n.length; e++) if (n[e] > 1) {
		r = e;
		break;
	}
	for (let i = r + 1; i < n.length; i++) if (t[i] > 0 || n[i] !== e[i]) return !1;
	return !0;
}
function M_(e, t) {
	let n = e.length > 0 ? e[e.length - 1] : 1;
	for (let r = 0; r < e.length - 1; r++) n += e[r] * t[r];
	return n;
}
function N_(e, t, n) {
	let r, i = e.shape.length;
	r = typeof t == "number" ? [t, ...Array(i - 1).fill(0)] : t.length < i ? t.concat(Array(i - t.length).fill(0)) : t.slice(), r.forEach((e) => {
		_(e !== -1, () => "slice() does not support negative begin indexing.");
	});
	let a;
	return a = n == null ? Array(i).fill(-1) : typeof n == "number" ? [n, ...Array(i - 1).fill(-1)] : n.length < i ? n.concat(Array(i - n.length).fill(-1)) : n, a = a.map((t, n) => t >= 0 ? t : (_(t === -1, () => `Negative size values should be exactly -1 but got ${t} for the slice() size at index ${n}.`), e.shape[n] - r[n])), [r, a];
}
function P_(e, t, n, r, i, a, o, s, c) {
	let l;
	if (r == null ? (l = Array(t.length), l.fill(1)) : l = r, o != null && o & o - 1) throw Error("Multiple ellipses in slice is not allowed.");
	let u = !1, d = {
		dims: l.length,
		numAddAxisAfterEllipsis: 0,
		begin: t.slice(),
		end: n.slice(),
		strides: l.slice(),
		beginMask: i,
		endMask: a,
		ellipsisMask: o,
		newAxisMask: s,
		shrinkAxisMask: c
	};
	for (let e = 0; e < d.dims; e++) u && 1 << e & s && d.numAddAxisAfterEllipsis++, 1 << e & o && (u = !0);
	u || (d.ellipsisMask |= 1 << d.dims, d.dims++);
	let f = {
		dims: e.length,
		beginMask: 0,
		endMask: 0,
		beginValid: !1,
		endValid: !1
	};
	F_(d, f);
	let p = !0, m = !0, h = !0, g = [], _ = [];
	for (let t = 0; t < e.length; ++t) {
		if (f.strides[t] === 0) throw Error(`strides[${t}] must be non-zero`);
		let n = !!(f.shrinkAxisMask & 1 << t), r = e[t];
		if (r === -1) {
			g.push(n ? 1 : -1);
			continue;
		}
		let i = [f.beginMask & 1 << t, f.endMask & 1 << t], a = [f.strides[t] > 0 ? 0 : -1, f.strides[t] > 0 ? r : r - 1];
		if (n && f.strides[t] <= 0) throw Error("only stride 1 allowed on non-range indexing.");
		h &&= f.strides[t] === 1;
		let o = !!(f.beginMask & 1 << t && f.endMask & 1 << t);
		if (f.beginValid && f.endValid) {
			if (n) {
				let e = f.begin[t] < 0 ? r + f.begin[t] : f.begin[t];
				if (f.begin[t] = e, f.end[t] = f.begin[t] + 1, e < 0 || e >= r) throw Error(`slice index ${f.begin[t]} of dimension ${t} out of bounds.`);
			} else f.begin[t] = I_(f.begin[t], 0, f.strides[t], r, i, a), f.end[t] = I_(f.end[t], 1, f.strides[t], r, i, a);
			let e = f.strides[t] === 1 && f.begin[t] === 0 && f.end[t] === r;
			p &&= e, m &&= t === 0 && f.strides[t] === 1 || e;
		} else p = p && f.strides[t] === 1 && o, m &&= t === 0 && f.strides[t] === 1 || o;
		let s, c = !1;
		if (f.beginValid && f.endValid ? (s = f.end[t] - f.begin[t], c = !0) : n ? (s = 1, c = !0) : o && r >= 0 && (s = f.strides[t] < 0 ? -r : r, c = !0), c) {
			let e;
			e = s === 0 || s < 0 != f.strides[t] < 0 ? 0 : Math.trunc(s / f.strides[t]) + (s % f.strides[t] === 0 ? 0 : 1), g.push(e);
		} else g.push(-1);
	}
	for (let e = 0; e < f.finalShapeGatherIndices.length; ++e) {
		let t = f.finalShapeGatherIndices[e];
		t >= 0 ? _.push(g[t]) : t === O_ && _.push(1);
	}
	return {
		finalShapeSparse: _.filter((e, t) => f.finalShapeGatherIndices[t] !== O_),
		finalShape: _,
		isIdentity: p,
		sliceDim0: m,
		isSimpleSlice: h,
		begin: f.begin,
		end: f.end,
		strides: f.strides
	};
}
function F_(e, t) {
	t.beginMask = 0, t.endMask = 0, t.shrinkAxisMask = 0;
	let n = 0;
	t.beginValid = e.begin != null, t.endValid = e.end != null, t.begin = Array(t.dims), t.end = Array(t.dims), t.strides = Array(t.dims), t.finalShapeGatherIndices = [], t.finalShapeGatherIndicesSparse = [], t.inputShapeGatherIndicesSparse = Array(t.dims);
	for (let r = 0; r < e.dims; r++) if (1 << r & e.ellipsisMask) {
		let i = Math.min(t.dims - (e.dims - r) + 1 + e.numAddAxisAfterEllipsis, t.dims);
		for (; n < i; n++) t.begin[n] = 0, t.end[n] = 0, t.strides[n] = 1, t.beginMask |= 1 << n, t.endMask |= 1 << n, t.finalShapeGatherIndices.push(n), t.finalShapeGatherIndicesSparse.push(-1), t.inputShapeGatherIndicesSparse[n] = r;
	} else if (1 << r & e.newAxisMask) t.finalShapeGatherIndices.push(O_), t.finalShapeGatherIndicesSparse.push(-1);
	else {
		if (n === t.begin.length) throw Error(`Index out of range using input dim ${n}; input has only ${t.dims} dims, ${t.begin.length}.`);
		e.begin != null && (t.begin[n] = e.begin[r]), e.end != null && (t.end[n] = e.end[r]), t.strides[n] = e.strides[r], e.beginMask & 1 << r && (t.beginMask |= 1 << n), e.endMask & 1 << r && (t.endMask |= 1 << n), e.shrinkAxisMask & 1 << r ? (t.finalShapeGatherIndices.push(k_), t.finalShapeGatherIndicesSparse.push(-1), t.shrinkAxisMask |= 1 << n) : (t.finalShapeGatherIndices.push(n), t.finalShapeGatherIndicesSparse.push(r)), t.inputShapeGatherIndicesSparse[n] = r, n++;
	}
}
function I_(e, t, n, r, i, a) {
	if (i[t]) return n > 0 ? a[t] : a[t + 1 & 1];
	{
		let t = e < 0 ? r + e : e;
		return t < a[0] ? a[0] : t > a[1] ? a[1] : t;
	}
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/concat_util.js
function L_(e, t) {
	let n = e[0].length;
	e.forEach((e, t) => {
		_(e.length === n, () => `Error in concat${n}D: rank of tensors[${t}] must be the same as the rank of the rest (${n})`);
	}), _(t >= 0 && t < n, () => `Error in concat${n}D: axis must be between 0 and ${n - 1}.`);
	let r = e[0];
	e.forEach((e, i) => {
		for (let a = 0; a < n; a++) _(a === t || e[a] === r[a], () => `Error in concat${n}D: Shape of tensors[${i}] (${e}) does not match the shape of the rest (${r}) along the non-concatenated axis ${i}.`);
	});
}
function R_(e, t) {
	let n = e[0].slice();
	for (let r = 1; r < e.length; r++) n[t] += e[r][t];
	return n;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/rotate_util.js
function z_(e, t, n) {
	return [n * (typeof e == "number" ? e : e[0]), t * (typeof e == "number" ? e : e[1])];
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/array_ops_util.js
function B_(e, t, n, r = !0) {
	let i = [];
	if (r) i = i.concat(t.slice(0)), i.push(e[0] / n), i = i.concat(e.slice(1));
	else {
		i = i.concat(e[0]);
		let n = t.length;
		for (let r = 0; r < n; ++r) i = i.concat([e[r + 1] / t[r], t[r]]);
		i = i.concat(e.slice(n + 1));
	}
	return i;
}
function V_(e, t, n = !0) {
	let r = [];
	if (n) {
		r.push(t);
		for (let n = t + 1; n < e; ++n) n <= 2 * t ? (r.push(n), r.push(n - (t + 1))) : r.push(n);
	} else {
		let n = [], i = [];
		for (let r = 1; r < e; ++r) r >= t * 2 + 1 || r % 2 == 1 ? i.push(r) : n.push(r);
		r.push(...n), r.push(0), r.push(...i);
	}
	return r;
}
function H_(e, t, n, r = !0) {
	let i = [];
	r ? i.push(e[0] / n) : i.push(e[0] * n);
	for (let n = 1; n < e.length; ++n) n <= t.length ? r ? i.push(t[n - 1] * e[n]) : i.push(e[n] / t[n - 1]) : i.push(e[n]);
	return i;
}
function U_(e, t) {
	let n = [0];
	for (let r = 0; r < t; ++r) n.push(e[r][0]);
	return n;
}
function W_(e, t, n) {
	let r = e.slice(0, 1);
	for (let i = 0; i < n; ++i) r.push(e[i + 1] - t[i][0] - t[i][1]);
	return r;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/split_util.js
function G_(e, t, n = 0) {
	let r = [];
	if (typeof t == "number") _(e.shape[n] % t === 0, () => "Number of splits must evenly divide the axis."), r = Array(t).fill(e.shape[n] / t);
	else {
		_(t.reduce((e, t) => (t === -1 && (e += 1), e), 0) <= 1, () => "There should be only one negative value in split array.");
		let i = t.indexOf(-1);
		if (i !== -1) {
			let r = t.reduce((e, t) => t > 0 ? e + t : e);
			t[i] = e.shape[n] - r;
		}
		_(e.shape[n] === t.reduce((e, t) => e + t), () => "The sum of sizes must match the size of the axis dimension."), r = t;
	}
	return r;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse/sparse_fill_empty_rows_util.js
function K_(e) {
	return `Received SparseTensor with denseShape[0] = 0 but
  indices.shape[0] = ${e}`;
}
function q_(e, t) {
	return `indices(${e}, 0) is invalid: ${t} < 0`;
}
function J_(e, t, n) {
	return `indices(${e}, 0) is invalid: ${t} >= ${n}`;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse/sparse_reshape_util.js
function Y_(e, t) {
	return `only one output dimension may be -1, not both ${e} and ${t}`;
}
function X_(e, t) {
	return `size ${e} must be non-negative, not ${t}`;
}
function Z_() {
	return "reshape cannot infer the missing input size for an empty tensor unless all specified input sizes are non-zero";
}
function Q_(e, t) {
	return `Input to reshape is a SparseTensor with ${b(e)}
  dense values, but the requested shape requires a multiple of ${b(t)}. inputShape=${e} outputShape= ${t}`;
}
function $_(e, t) {
	return `Input to reshape is a tensor with ${b(e)} dense values, but the requested shape has ${b(t)}. inputShape=${e} outputShape=${t}`;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/sparse/sparse_segment_reduction_util.js
function ev() {
	return "segment ids must be >= 0";
}
function tv() {
	return "segment ids are not increasing";
}
function nv(e, t) {
	return `Segment id ${e} out of range [0, ${t}), possibly because segmentIds input is not sorted.`;
}
function rv(e, t, n) {
	return `Bad: indices[${e}] == ${t} out of range [0, ${n})`;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/ops/segment_util.js
function iv(e, t, n, r) {
	let i = t.shape.length, a = e.shape.length;
	if (r !== 0 && (r < -i || r > i)) throw Error(`Expect batchDims in the range of [-${i}, ${i}], but got ${r}`);
	if (r < 0 && (r += i), r > a) throw Error(`batchDims (${r}) must be less than rank(x) (
    ${a}).`);
	if (n < r) throw Error(`batchDims (${r}) must be less than or equal to axis (${n}).`);
	for (let n = 0; n < r; ++n) if (e.shape[n] !== t.shape[n]) throw Error(`x.shape[${n}]: ${e.shape[n]} should be equal to indices.shape[${n}]: ${t.shape[n]}.`);
	let o = e.shape[n], s = [], c = 1, l = 1, u = 1;
	for (let t = 0; t < r; ++t) s.push(e.shape[t]), c *= e.shape[t];
	for (let t = r; t < n; t++) s.push(e.shape[t]), l *= e.shape[t];
	for (let e = r; e < i; e++) s.push(t.shape[e]);
	for (let t = n + 1; t < a; t++) s.push(e.shape[t]), u *= e.shape[t];
	return {
		batchSize: c,
		sliceSize: u,
		outerSize: l,
		dimSize: o,
		outputShape: s
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/backends/backend_util.js
function av(e) {
	try {
		return e.map((e) => Gr(e));
	} catch (e) {
		throw Error(`Failed to decode encoded string bytes into utf-8, error: ${e}`);
	}
}
function ov(e) {
	return e.map((e) => Wr(e));
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-core/dist/index.js
Zg();
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/types.js
var Z;
(function(e) {
	e[e.float32 = 0] = "float32", e[e.int32 = 1] = "int32", e[e.bool = 2] = "bool", e[e.string = 3] = "string", e[e.complex64 = 4] = "complex64";
})(Z ||= {});
var sv;
(function(e) {
	e[e.linear = 0] = "linear", e[e.relu = 1] = "relu", e[e.relu6 = 2] = "relu6", e[e.prelu = 3] = "prelu", e[e.leakyrelu = 4] = "leakyrelu", e[e.sigmoid = 5] = "sigmoid", e[e.elu = 6] = "elu";
})(sv ||= {});
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/_FusedMatMul.js
var cv;
function lv(e) {
	cv = e.wasm.cwrap(fr, null, [
		"number",
		"array",
		"number",
		"number",
		"array",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function uv(e) {
	let { inputs: t, backend: n, attrs: r } = e, { a: i, b: a, bias: o, preluActivationWeights: s } = t;
	if (i.dtype !== "float32" || a.dtype !== "float32") throw Error("_FusedMatMul for non non-float32 tensors not yet supported.");
	let { transposeA: c, transposeB: l, activation: u, leakyreluAlpha: d } = r, f = n.dataIdMap.get(i.dataId).id, p = n.dataIdMap.get(a.dataId).id, m = 0;
	if (o != null) {
		let e = n.dataIdMap.get(o.dataId);
		if (e.shape.length !== 1) throw Error(`_FusedMatMul only supports rank-1 bias but got rank ${e.shape.length}.`);
		m = e.id;
	}
	let h = s == null ? 0 : n.dataIdMap.get(s.dataId).id, g = sv[u];
	if (g == null) throw Error(`${u} activation not yet supported for FusedConv2D in the wasm backend.`);
	let _ = c ? i.shape[2] : i.shape[1], v = l ? a.shape[1] : a.shape[2], y = q(i.shape.slice(0, -2), a.shape.slice(0, -2)), b = n.makeOutput([
		...y,
		_,
		v
	], i.dtype), x = n.dataIdMap.get(b.dataId).id, S = new Uint8Array(new Int32Array(i.shape).buffer), C = new Uint8Array(new Int32Array(a.shape).buffer);
	return cv(f, S, i.shape.length, p, C, a.shape.length, c, l, g, m, h, d || 0, x), b;
}
var dv = {
	kernelName: fr,
	backendName: "wasm",
	setupFunc: lv,
	kernelFunc: uv
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/unary_kernel.js
function Q(e, t) {
	let n;
	function r(t) {
		n = t.wasm.cwrap(e, null, [
			"number",
			"number",
			"number"
		]);
	}
	function i(e) {
		let { backend: r, inputs: { x: i } } = e, a = r.dataIdMap.get(i.dataId).id, o = r.makeOutput(i.shape, t || i.dtype), s = r.dataIdMap.get(o.dataId).id;
		return b(o.shape) === 0 || n(a, Z[i.dtype], s), o;
	}
	return {
		kernelName: e,
		backendName: "wasm",
		setupFunc: r,
		kernelFunc: i
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Abs.js
var fv = Q("Abs"), pv = Q(Te), mv = Q(Ee);
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/binary_kernel.js
function hv(e, t, n) {
	let r;
	function i(t) {
		r = t.wasm.cwrap(e, null, [
			"number",
			"array",
			"number",
			"number",
			"array",
			"number",
			"number",
			"number"
		]);
	}
	function a(e) {
		let { backend: t, inputs: i } = e, { a, b: o } = i, s = t.dataIdMap.get(a.dataId).id, c = t.dataIdMap.get(o.dataId).id, l = n ?? a.dtype, u = q(a.shape, o.shape), d = t.makeOutput(u, l);
		if (b(u) === 0) return d;
		let f = new Uint8Array(new Int32Array(a.shape).buffer), p = new Uint8Array(new Int32Array(o.shape).buffer), m = t.dataIdMap.get(d.dataId).id;
		return r(s, f, a.shape.length, c, p, o.shape.length, Z[a.dtype], m), d;
	}
	return {
		kernelName: e,
		backendName: "wasm",
		setupFunc: i,
		kernelFunc: a
	};
}
var gv = hv("Add", !0), _v;
function vv(e) {
	_v = e.wasm.cwrap(De, null, [
		"array",
		"number",
		"number",
		"number"
	]);
}
function yv(e) {
	let { inputs: t, backend: n } = e, r = n.makeOutput(t[0].shape, t[0].dtype);
	if (b(r.shape) === 0) return r;
	let i = t.map((e) => n.dataIdMap.get(e.dataId).id), a = new Uint8Array(new Int32Array(i).buffer), o = n.dataIdMap.get(r.dataId).id;
	return _v(a, i.length, Z[r.dtype], o), r;
}
var bv = {
	kernelName: De,
	backendName: "wasm",
	setupFunc: vv,
	kernelFunc: yv
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Identity.js
function xv(e) {
	let { inputs: { x: t }, backend: n } = e;
	if (t.dtype === "string") return Gi(n.readSync(t.dataId), t.shape, t.dtype);
	let r = n.makeOutput(t.shape, t.dtype), i = n.typedArrayFromHeap(t);
	return n.typedArrayFromHeap(r).set(i), r;
}
var Sv = {
	kernelName: kt,
	backendName: "wasm",
	kernelFunc: xv
}, Cv;
function wv(e) {
	Cv = e.wasm.cwrap(ar, null, [
		"number",
		"array",
		"number",
		"number",
		"number",
		"array",
		"number"
	]);
}
function Tv(e) {
	let { inputs: t, backend: n, attrs: r } = e, [i, a] = Dv(t.x.shape, r.perm), o = !0;
	for (let e = 0; e < a.length; e++) a[e] !== e && (o = !1);
	let s = Ev(t.x.shape, r.perm), c = {
		dataId: t.x.dataId,
		shape: i,
		dtype: t.x.dtype
	};
	if (o) {
		let e = xv({
			inputs: t,
			backend: n
		});
		return e.shape = s, e;
	}
	let l = n.makeOutput(s, c.dtype), u = n.dataIdMap.get(c.dataId).id, d = n.dataIdMap.get(l.dataId).id, f = new Uint8Array(new Int32Array(a).buffer), p = new Uint8Array(new Int32Array(c.shape).buffer);
	return Cv(u, p, c.shape.length, Z[c.dtype], d, f, a.length), l;
}
function Ev(e, t) {
	let n = Array(e.length);
	for (let r = 0; r < n.length; r++) n[r] = e[t[r]];
	return n;
}
function Dv(e, t) {
	let n = [], r = [];
	for (let i = 0; i < e.length; ++i) e[i] !== 1 && n.push(e[i]), e[t[i]] !== 1 && r.push(t[i]);
	for (let e = 0; e < r.length; ++e) {
		let t = -1;
		for (let n = 0; n < r.length; ++n) r[n] >= e && (t === -1 || r[t] > r[n]) && (t = n);
		r[t] = e;
	}
	return [n, r];
}
var Ov = {
	kernelName: ar,
	backendName: "wasm",
	kernelFunc: Tv,
	setupFunc: wv
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/kernel_utils.js
function kv(e, t, n) {
	let r = e.shape, i = e.shape.length, a = E(t, r), o = a, s = yl(o, i), c = null, l = !1;
	if (s != null) {
		let t = Array(i);
		for (let e = 0; e < t.length; e++) t[e] = r[s[e]];
		o = xl(o.length, i), c = Tv({
			inputs: { x: e },
			attrs: { perm: s },
			backend: n
		});
		let a = n.dataIdMap.get(e.dataId).id;
		n.dataIdMap.get(c.dataId).id !== a && (l = !0);
	}
	return {
		transposed: c,
		originalAxes: a,
		axes: o,
		inputWasTransposed: l
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/All.js
var Av;
function jv(e) {
	Av = e.wasm.cwrap("All", null, ["number, number, number"]);
}
function Mv(e) {
	let { backend: t, inputs: n, attrs: r } = e, { axis: i, keepDims: a } = r, { x: o } = n, s = t.dataIdMap.get(o.dataId).id, c = o, { transposed: l, axes: u, originalAxes: d, inputWasTransposed: f } = kv(o, i, t);
	if (f) {
		let e = t.dataIdMap.get(l.dataId).id;
		c = l, s = e;
	}
	let p = c.shape.length;
	vl("all", u, p);
	let [m, h] = gl(c.shape, u), g = b(h), _ = t.makeOutput(m, o.dtype);
	if (b(c.shape) !== 0) {
		let e = t.dataIdMap.get(_.dataId).id;
		Av(s, g, e);
	}
	return f && t.disposeData(l.dataId), a && (_.shape = _l(_.shape, d)), _;
}
var Nv = {
	kernelName: "All",
	backendName: "wasm",
	setupFunc: jv,
	kernelFunc: Mv
}, Pv;
function Fv(e) {
	Pv = e.wasm.cwrap("Any", null, ["number, number, number"]);
}
function Iv(e) {
	let { backend: t, inputs: n, attrs: r } = e, { axis: i, keepDims: a } = r, { x: o } = n, s = t.dataIdMap.get(o.dataId).id, c = o, { transposed: l, axes: u, originalAxes: d, inputWasTransposed: f } = kv(o, i, t);
	if (f) {
		let e = t.dataIdMap.get(l.dataId).id;
		c = l, s = e;
	}
	let p = c.shape.length;
	vl("any", u, p);
	let [m, h] = gl(c.shape, u), g = b(h), _ = t.makeOutput(m, o.dtype);
	if (b(c.shape) !== 0) {
		let e = t.dataIdMap.get(_.dataId).id;
		Pv(s, g, e);
	}
	return f && t.disposeData(l.dataId), a && (_.shape = _l(_.shape, d)), _;
}
var Lv = {
	kernelName: "Any",
	backendName: "wasm",
	setupFunc: Fv,
	kernelFunc: Iv
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/argminmax_kernel.js
function Rv(e) {
	let t;
	function n(n) {
		t = n.wasm.cwrap(e, null, [
			"number",
			"number",
			"number",
			"number",
			"number"
		]);
	}
	function r(e) {
		let { backend: n, inputs: r, attrs: i } = e, { axis: a } = i, { x: o } = r, s = n.dataIdMap.get(o.dataId).id, c = s, l = o, { transposed: u, axes: d, inputWasTransposed: f } = kv(o, a, n);
		if (f) {
			let e = n.dataIdMap.get(u.dataId).id;
			e !== s && (l = u, c = e);
		}
		let p = l.shape.slice(0, -1), m = n.makeOutput(p, "int32"), h = n.dataIdMap.get(m.dataId).id, g = b(m.shape), _ = l.shape[d[0]];
		return t(c, Z[l.dtype], g, _, h), f && n.disposeData(u.dataId), m;
	}
	return {
		kernelName: e,
		backendName: "wasm",
		setupFunc: n,
		kernelFunc: r
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/ArgMax.js
var zv = Rv(Oe), Bv = Rv(ke), Vv = Q(Ae), Hv = Q(je), Uv = Q(Me), Wv = hv(Pe, !1), Gv = Q(Ne), Kv;
function qv(e) {
	Kv = e.wasm.cwrap(Fe, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Jv(e) {
	let { inputs: t, attrs: n, backend: r } = e, i = t.x, a = r.dataIdMap.get(i.dataId).id, { filterSize: o, strides: s, pad: c, dimRoundingMode: l } = n, u = os(i.shape, o, s, 1, c, l), d = u.filterHeight, f = u.filterWidth, p = u.padInfo.top, m = u.padInfo.right, h = u.padInfo.bottom, g = u.padInfo.left, _ = u.strideHeight, v = u.strideWidth, y = u.inChannels;
	if (u.dataFormat !== "channelsLast") throw Error(`wasm backend does not support dataFormat:'${u.dataFormat}'. Please use 'channelsLast'.`);
	if (u.dilationWidth !== 1 || u.dilationHeight !== 1) throw Error(`was backend only supports average pooling with dilation = [1, 1], got [${u.dilationHeight}, ${u.dilationWidth}].`);
	let b = r.makeOutput(u.outShape, "float32"), x = r.dataIdMap.get(b.dataId).id;
	return Kv(a, i.shape[0], i.shape[1], i.shape[2], d, f, p, m, h, g, _, v, y, x), b;
}
var Yv = {
	kernelName: Fe,
	backendName: "wasm",
	setupFunc: qv,
	kernelFunc: Jv
}, Xv;
function Zv(e) {
	Xv = e.wasm.cwrap("AvgPool3D", null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Qv(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { filterSize: a, strides: o, pad: s, dimRoundingMode: c, dataFormat: l } = r, u = ss(i.shape, a, o, 1, s, c, l), d = n.makeOutput(u.outShape, i.dtype);
	return Xv(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(d.dataId).id, u.batchSize, u.inChannels, u.inDepth, u.inHeight, u.inWidth, u.outDepth, u.outHeight, u.outWidth, u.strideDepth, u.strideHeight, u.strideWidth, u.dilationDepth, u.dilationHeight, u.dilationWidth, u.effectiveFilterDepth, u.effectiveFilterHeight, u.effectiveFilterWidth, u.padInfo.front, u.padInfo.top, u.padInfo.left), d;
}
var $v = {
	kernelName: Le,
	backendName: "wasm",
	setupFunc: Zv,
	kernelFunc: Qv
}, ey;
function ty(e) {
	ey = e.wasm.cwrap("AvgPool3DGrad", null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function ny(e) {
	let { inputs: t, backend: n, attrs: r } = e, { dy: i, input: a } = t, { filterSize: o, strides: s, pad: c, dimRoundingMode: l } = r, u = ss(a.shape, o, s, 1, c, l), d = n.makeOutput(a.shape, a.dtype);
	return ey(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(d.dataId).id, u.batchSize, u.inChannels, u.inDepth, u.inHeight, u.inWidth, u.outDepth, u.outHeight, u.outWidth, u.strideDepth, u.strideHeight, u.strideWidth, u.dilationDepth, u.dilationHeight, u.dilationWidth, u.effectiveFilterDepth, u.effectiveFilterHeight, u.effectiveFilterWidth, u.padInfo.front, u.padInfo.top, u.padInfo.left, u.filterDepth, u.filterHeight, u.filterWidth), d;
}
var ry = {
	kernelName: Re,
	backendName: "wasm",
	setupFunc: ty,
	kernelFunc: ny
}, iy;
function ay(e) {
	iy = e.wasm.cwrap("AvgPoolGrad", null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function oy(e) {
	let { inputs: t, backend: n, attrs: r } = e, { dy: i, input: a } = t, { filterSize: o, strides: s, pad: c } = r, l = os(a.shape, o, s, 1, c), u = n.makeOutput(a.shape, a.dtype);
	return iy(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(u.dataId).id, l.batchSize, l.inChannels, l.inHeight, l.inWidth, l.outHeight, l.outWidth, l.strideHeight, l.strideWidth, l.dilationHeight, l.dilationWidth, l.effectiveFilterHeight, l.effectiveFilterWidth, l.padInfo.top, l.padInfo.left, l.filterHeight, l.filterWidth), u;
}
var sy = {
	kernelName: Ie,
	backendName: "wasm",
	setupFunc: ay,
	kernelFunc: oy
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Reshape.js
function cy(e) {
	let { inputs: t, attrs: n } = e, { x: r } = t, { shape: i } = n, a = b(r.shape), o = T(i, a);
	return _(a === b(o), () => `new shape: ${o}, old shape: ${r.shape}. New shape and old shape must have the same number of elements.`), e.backend.incRef(r.dataId), {
		dataId: r.dataId,
		shape: o,
		dtype: r.dtype
	};
}
var ly = {
	kernelName: bn,
	backendName: "wasm",
	kernelFunc: cy
}, uy;
function dy(e) {
	uy = e.wasm.cwrap(ze, null, [
		"number",
		"array",
		"number",
		"number",
		"array",
		"number",
		"number",
		"number",
		"number"
	]);
}
function fy(e) {
	let { inputs: t, backend: n, attrs: r } = e, { a: i, b: a } = t, { transposeA: o, transposeB: s } = r;
	if (i.dtype !== "float32" || a.dtype !== "float32") throw Error("BatchMatMul for non non-float32 tensors not yet supported.");
	let c = i.shape.length, l = a.shape.length, u = o ? i.shape[c - 2] : i.shape[c - 1], d = s ? a.shape[l - 1] : a.shape[l - 2], f = o ? i.shape[c - 1] : i.shape[c - 2], p = s ? a.shape[l - 2] : a.shape[l - 1], m = i.shape.slice(0, -2), h = a.shape.slice(0, -2), g = b(m), v = b(h), y = q(i.shape.slice(0, -2), a.shape.slice(0, -2)).concat([f, p]);
	_(u === d, () => `Error in matMul: inner shapes (${u}) and (${d}) of Tensors with shapes ${i.shape} and ${a.shape} and transposeA=${o} and transposeB=${s} must match.`);
	let x = o ? [
		g,
		u,
		f
	] : [
		g,
		f,
		u
	], S = s ? [
		v,
		p,
		d
	] : [
		v,
		d,
		p
	], C = cy({
		inputs: { x: i },
		backend: n,
		attrs: { shape: x }
	}), w = cy({
		inputs: { x: a },
		backend: n,
		attrs: { shape: S }
	}), T = n.dataIdMap.get(C.dataId).id, E = n.dataIdMap.get(w.dataId).id, D = o ? C.shape[2] : C.shape[1], O = s ? w.shape[1] : w.shape[2], k = Math.max(g, v), ee = n.makeOutput([
		k,
		D,
		O
	], C.dtype), te = n.dataIdMap.get(ee.dataId).id, A = new Uint8Array(new Int32Array(C.shape).buffer), ne = new Uint8Array(new Int32Array(w.shape).buffer);
	return uy(T, A, C.shape.length, E, ne, w.shape.length, o, s, te), n.disposeData(C.dataId), n.disposeData(w.dataId), ee.shape = y, ee;
}
var py = {
	kernelName: ze,
	backendName: "wasm",
	setupFunc: dy,
	kernelFunc: fy
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-cpu/dist/kernels/Concat_impl.js
function my(e, t, n, r) {
	let i = k(n, b(t));
	if (r && n !== "string") {
		let t = 0;
		e.forEach((e) => {
			let n = b(e.shape);
			i.set(e.vals, t), t += n;
		});
	} else {
		let r = 0;
		e.forEach((e) => {
			let a = n === "string" ? av(e.vals) : e.vals, o = 0;
			for (let n = 0; n < e.shape[0]; ++n) {
				let s = n * t[1] + r;
				for (let t = 0; t < e.shape[1]; ++t) i[s + t] = a[o++];
			}
			r += e.shape[1];
		});
	}
	return i;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-cpu/dist/kernels/Range_impl.js
function hy(e, t, n, r) {
	if (e === t || e < t && n < 0 || t < e && n > 1) return de(0, r);
	let i = de(Math.abs(Math.ceil((t - e) / n)), r);
	t < e && n === 1 && (n = -1), i[0] = e;
	for (let e = 1; e < i.length; e++) i[e] = i[e - 1] + n;
	return i;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-cpu/dist/kernels/Slice.js
function gy(e, t, n, r, i) {
	let a = j_(r, t, n), o = b(n), s = j(r);
	if (a) {
		let n = M_(t, s);
		return i === "string" ? e.slice(n, n + o) : e.subarray(n, n + o);
	}
	let c = So(r, i, i === "string" ? av(e) : e), l = So(n, i);
	for (let e = 0; e < l.size; ++e) {
		let n = l.indexToLoc(e), r = n.map((e, n) => e + t[n]);
		l.set(c.get(...r), ...n);
	}
	return i === "string" ? ov(l.values) : l.values;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-cpu/dist/kernels/StringNGrams_impl.js
var _y = class {
	constructor(e, t, n, r, i, a) {
		this.separator = Wr(e), this.nGramWidths = t, this.leftPad = Wr(n), this.rightPad = Wr(r), this.padWidth = i, this.preserveShort = a;
	}
	getPadWidth(e) {
		return Math.min(this.padWidth < 0 ? e - 1 : this.padWidth, e - 1);
	}
	getNumNGrams(e, t) {
		let n = this.getPadWidth(t);
		return Math.max(0, e + 2 * n - t + 1);
	}
	createNGrams(e, t, n, r, i, a) {
		for (let o = 0; o < i; ++o) {
			let s = this.getPadWidth(a), c = Math.max(0, s - o), l = Math.max(0, s - (i - (o + 1))), u = a - (c + l), d = t + (c > 0 ? 0 : o - s), f = 0;
			f += c * this.leftPad.length;
			for (let t = 0; t < u; ++t) f += e[d + t].length;
			f += l * this.rightPad.length;
			let p = c + l + u - 1;
			f += p * this.separator.length, n[r + o] = new Uint8Array(f);
			let m = n[r + o], h = 0, g = (e) => e.forEach((e) => m[h++] = e);
			for (let e = 0; e < c; ++e) g(this.leftPad), g(this.separator);
			for (let t = 0; t < u - 1; ++t) g(e[d + t]), g(this.separator);
			if (u > 0) {
				g(e[d + u - 1]);
				for (let e = 0; e < l; ++e) g(this.separator), g(this.rightPad);
			} else {
				for (let e = 0; e < l - 1; ++e) g(this.rightPad), g(this.separator);
				g(this.rightPad);
			}
		}
	}
	compute(e, t) {
		let n = e.length, r = t.length;
		if (r > 0) {
			let e = t[0];
			if (e !== 0) throw Error(`First split value must be 0, got ${e}`);
			for (let i = 1; i < r; ++i) {
				let r = t[i] >= e;
				if (r &&= t[i] <= n, !r) throw Error(`Invalid split value ${t[i]}, must be in [${e}, ${n}]`);
				e = t[i];
			}
			if (e !== n) throw Error(`Last split value must be data size. Expected ${n}, got ${e}`);
		}
		let i = r - 1, a = k("int32", r);
		if (n === 0 || r === 0) {
			let e = Array(n);
			for (let e = 0; e <= i; ++e) a[e] = 0;
			return [e, a];
		}
		a[0] = 0;
		for (let e = 1; e <= i; ++e) {
			let n = t[e] - t[e - 1], r = 0;
			this.nGramWidths.forEach((e) => {
				r += this.getNumNGrams(n, e);
			}), this.preserveShort && n > 0 && r === 0 && (r = 1), a[e] = a[e - 1] + r;
		}
		let o = Array(a[i]);
		for (let n = 0; n < i; ++n) {
			let r = t[n], i = a[n];
			if (this.nGramWidths.forEach((a) => {
				let s = t[n + 1] - t[n], c = this.getNumNGrams(s, a);
				this.createNGrams(e, r, o, i, c, a), i += c;
			}), this.preserveShort && i === a[n]) {
				let a = t[n + 1] - t[n];
				if (a === 0) continue;
				let s = a + 2 * this.padWidth;
				this.createNGrams(e, r, o, i, 1, s);
			}
		}
		return [o, a];
	}
};
function vy(e, t, n, r, i, a, o, s) {
	return new _y(n, r, i, a, o, s).compute(e, t);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-cpu/dist/kernels/StringSplit_impl.js
function yy(e, t, n, r) {
	if (!e.length) return;
	if (t.length === 0) {
		for (let t = 0; t < e.length; ++t) r.push(e.subarray(t, t + 1));
		return;
	}
	if (t.length === 1) {
		let i = t[0], a = e.indexOf(i);
		for (; a !== -1;) {
			let t = e.subarray(0, a);
			(!n || t.length !== 0) && r.push(t), e = e.subarray(a + 1), a = e.indexOf(i);
		}
		(!n || e.length !== 0) && r.push(e);
		return;
	}
	let i = 0;
	for (let a = 0; a < e.length + 1; a++) if (a === e.length || t.indexOf(e[a]) !== -1) {
		let t = e.subarray(i, a);
		(!n || t.length !== 0) && r.push(t), i = a + 1;
	}
}
function by(e, t, n) {
	let r = e.length, i = [], a = 0, o = 0, s = Array(r);
	for (let c = 0; c < r; ++c) {
		let r = i.length;
		yy(e[c], t, n, i);
		let l = i.length - r;
		s[c] = l, a += l, o = Math.max(o, l);
	}
	let c = k("int32", a * 2), l = Array(a), u = [r, o], d = 0;
	for (let e = 0; e < r; ++e) for (let t = 0; t < s[e]; ++t) c[d * 2] = e, c[d * 2 + 1] = t, l[d] = i[d], ++d;
	return [
		c,
		l,
		u
	];
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-cpu/dist/kernels/StringToHashBucketFast_impl.js
function xy(e, t) {
	let n = k("int32", e.length);
	for (let r = 0; r < e.length; ++r) n[r] = zr(e[r]).modulo(t).getLowBitsUnsigned();
	return n;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-cpu/dist/kernels/Unique_impl.js
function Sy(e, t, n, r) {
	let i = E(t, n)[0], a = [
		1,
		n[0],
		1
	];
	for (let e = 0; e < i; e++) a[0] *= n[e];
	a[1] = n[i];
	for (let e = i + 1; e < n.length; e++) a[2] *= n[e];
	let o = /* @__PURE__ */ new Map(), s = new Int32Array(n[i]), c = new ci(a, r, e), l = [], u = a[0] === 1 && a[2] === 1;
	for (let t = 0; t < n[i]; t++) {
		let n;
		if (u) n = e[t].toString();
		else {
			let e = [];
			for (let n = 0; n < a[0]; n++) for (let r = 0; r < a[2]; r++) e.push(c.get(n, t, r));
			n = e.join(",");
		}
		let r = o.get(n);
		if (r != null) s[t] = r;
		else {
			let e = o.size;
			o.set(n, e), s[t] = e, l.push(t);
		}
	}
	let d = a.slice();
	d[1] = o.size;
	let f = new ci(d, r);
	l.forEach((e, t) => {
		for (let n = 0; n < a[0]; n++) for (let r = 0; r < a[2]; r++) f.set(c.get(n, e, r), n, t, r);
	});
	let p = n.slice();
	return p[i] = d[1], {
		outputValues: f.values,
		outputShape: p,
		indices: s
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Slice.js
function Cy(e) {
	let { inputs: { x: t }, attrs: { begin: n, size: r }, backend: i } = e, [a, o] = N_(t, n, r), s = j_(t.shape, a, o), c = i.readSync(t.dataId), l = i.makeOutput(o, t.dtype), u = j(t.shape), d = i.dataIdMap.get(l.dataId);
	if (s) {
		let e = M_(a, u);
		return t.dtype === "string" ? d.stringBytes = c.slice(e, e + b(o)) : i.typedArrayFromHeap(l).set(c.subarray(e, e + b(o))), l;
	}
	if (t.dtype === "string") return d.stringBytes = gy(c, a, o, t.shape, t.dtype), l;
	let f = i.typedArrayFromHeap(l), p = t.shape.length;
	if (p === 2) wy(c, u[0], f, a, o);
	else if (p === 3) Ty(c, u[0], u[1], f, a, o);
	else if (p === 4) Ey(c, u[0], u[1], u[2], f, a, o);
	else {
		let e = gy(c, a, o, t.shape, t.dtype);
		f.set(e);
	}
	return l;
}
function wy(e, t, n, r, i) {
	let a = 0, o = r[0], s = r[1], c = o + i[0];
	for (let r = o; r < c; r++) {
		let o = r * t + s;
		n.set(e.subarray(o, o + i[1]), a), a += i[1];
	}
}
function Ty(e, t, n, r, i, a) {
	let o = 0, s = i[0], c = i[1], l = i[2], u = s + a[0], d = c + a[1];
	for (let i = s; i < u; i++) for (let s = c; s < d; s++) {
		let c = i * t + s * n + l;
		r.set(e.subarray(c, c + a[2]), o), o += a[2];
	}
}
function Ey(e, t, n, r, i, a, o) {
	let s = 0, c = a[0], l = a[1], u = a[2], d = c + o[0], f = l + o[1], p = u + o[2], m = a[3];
	for (let a = c; a < d; a++) for (let c = l; c < f; c++) for (let l = u; l < p; l++) {
		let u = a * t + c * n + l * r + m;
		i.set(e.subarray(u, u + o[3]), s), s += o[3];
	}
}
var Dy = {
	kernelName: Pn,
	backendName: "wasm",
	kernelFunc: Cy
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/BatchToSpaceND.js
function Oy(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { blockShape: a, crops: o } = r, s = a.reduce((e, t) => e * t), c = B_(i.shape, a, s), l = V_(c.length, a.length), u = H_(i.shape, a, s), d = U_(o, a.length), f = W_(u, o, a.length), p = cy({
		inputs: { x: i },
		backend: n,
		attrs: { shape: c }
	}), m = Tv({
		inputs: { x: p },
		backend: n,
		attrs: { perm: l }
	}), h = cy({
		inputs: { x: m },
		backend: n,
		attrs: { shape: u }
	}), g = Cy({
		inputs: { x: h },
		backend: n,
		attrs: {
			begin: d,
			size: f
		}
	});
	return n.disposeData(p.dataId), n.disposeData(m.dataId), n.disposeData(h.dataId), g;
}
var ky = {
	kernelName: Be,
	backendName: "wasm",
	kernelFunc: Oy
}, Ay;
function jy(e) {
	Ay = e.wasm.cwrap(Ve, null, [
		"number",
		"number",
		"boolean",
		"number",
		"number",
		"number"
	]);
}
function My(e) {
	let { backend: t, inputs: n, attrs: r } = e, { x: i, weights: a } = n, { size: o } = r, s = a.shape.reduce((e, t) => e * t, 1) !== 0, c = i.shape.length === 1 ? [o] : [i.shape[0], o], l = t.makeOutput(c, a.dtype);
	function u(e) {
		return t.dataIdMap.get(e.dataId).id;
	}
	return Ay(u(i), o, s, u(a), Z[a.dtype], u(l)), l;
}
var Ny = {
	kernelName: Ve,
	backendName: "wasm",
	setupFunc: jy,
	kernelFunc: My
}, Py = hv(He, !0);
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/BroadcastArgs.js
function Fy(e) {
	let { inputs: t, backend: n } = e, { s0: r, s1: i } = t, a = n.typedArrayFromHeap(r), o = n.typedArrayFromHeap(i), s = q(Array.from(a), Array.from(o));
	return n.makeOutput([s.length], "int32", void 0, new Int32Array(s));
}
var Iy = {
	kernelName: Ue,
	backendName: "wasm",
	kernelFunc: Fy
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Cast.js
function Ly(e) {
	let { inputs: { x: t }, attrs: { dtype: n }, backend: r } = e, i = r.makeOutput(t.shape, n), a = r.typedArrayFromHeap(t);
	return r.typedArrayFromHeap(i).set(a), i;
}
var Ry = {
	kernelName: We,
	backendName: "wasm",
	kernelFunc: Ly
}, zy = Q(Ge), By;
function Vy(e) {
	By = e.wasm.cwrap(Ke, null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function Hy(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { clipValueMin: a, clipValueMax: o } = r, s = n.dataIdMap.get(i.dataId).id, c = n.makeOutput(i.shape, i.dtype), l = n.dataIdMap.get(c.dataId).id;
	return By(s, a, o, l), c;
}
var Uy = {
	kernelName: Ke,
	backendName: "wasm",
	setupFunc: Vy,
	kernelFunc: Hy
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Concat.js
function Wy(e) {
	let { inputs: t, backend: n } = e, r = E(e.attrs.axis, t[0].shape)[0];
	L_(t.map((e) => e.shape), r);
	let i = R_(t.map((e) => e.shape), r), a = t.filter((e) => b(e.shape) > 0);
	if (a.length === 1) return xv({
		inputs: { x: a[0] },
		backend: n
	});
	let o = n.makeOutput(i, t[0].dtype);
	if (b(i) === 0) return o;
	if (a[0].dtype === "string") {
		let e = a.map((e) => {
			let t = [-1, b(e.shape.slice(r))];
			return cy({
				inputs: { x: e },
				backend: n,
				attrs: { shape: t }
			});
		}), s = e.map((e) => ({
			vals: n.readSync(e.dataId),
			shape: e.shape
		}));
		i = R_(e.map((e) => e.shape), 1);
		let c = e[0].shape[0] === 1, l = my(s, i, t[0].dtype, c);
		o.shape = R_(a.map((e) => e.shape), r);
		let u = n.dataIdMap.get(o.dataId);
		return u.stringBytes = ov(l), e.forEach((e) => n.disposeData(e.dataId)), o;
	}
	let s = b(a[0].shape.slice(0, r)), c = 0, l = a.map((e) => {
		let t = b(e.shape.slice(r));
		return c += t, t;
	}), u = a.map((e) => n.typedArrayFromHeap(e)), d = n.typedArrayFromHeap(o);
	for (let e = 0; e < s; e++) {
		let t = e * c;
		for (let n = 0; n < u.length; n++) {
			let r = l[n], i = e * r, a = u[n].subarray(i, i + r);
			d.set(a, t), t += r;
		}
	}
	return o;
}
var Gy = {
	kernelName: Ye,
	backendName: "wasm",
	kernelFunc: Wy
}, Ky;
function qy(e) {
	Ky = e.wasm.cwrap(Xe, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Jy(e) {
	let { inputs: t, attrs: n, backend: r } = e, { x: i, filter: a } = t, o = r.dataIdMap.get(i.dataId).id, s = r.dataIdMap.get(a.dataId).id, { strides: c, dilations: l, pad: u, dimRoundingMode: d, dataFormat: f } = n, p = Ss(f), m = cs(i.shape, a.shape, c, l, u, d, !1, p), h = m.filterHeight, g = m.filterWidth, _ = m.padInfo.top, v = m.padInfo.right, y = m.padInfo.bottom, b = m.padInfo.left, x = m.dilationHeight, S = m.dilationWidth, C = m.strideHeight, w = m.strideWidth, T = m.inChannels, E = m.outChannels, D = +(m.padInfo.type === "SAME");
	if (m.dataFormat !== "channelsLast") throw Error(`wasm backend Conv2D does not support dataFormat:'${m.dataFormat}'. Please use 'channelsLast'.`);
	let O = r.makeOutput(m.outShape, "float32"), k = r.dataIdMap.get(O.dataId).id;
	return Ky(o, i.shape[0], i.shape[1], i.shape[2], s, h, g, _, v, y, b, D, x, S, C, w, T, E, k), O;
}
var Yy = {
	kernelName: Xe,
	backendName: "wasm",
	setupFunc: qy,
	kernelFunc: Jy
}, Xy;
function Zy(e) {
	Xy = e.wasm.cwrap(N, null, /* @__PURE__ */ "number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number.number".split("."));
}
function Qy(e) {
	let { backend: t, inputs: n, attrs: r } = e, { dy: i, filter: a } = n, { strides: o, pad: s, dataFormat: c, dimRoundingMode: l, inputShape: u } = r, d = Ss(c), f = cs(u, a.shape, o, 1, s, l, !1, d), { batchSize: p, filterHeight: m, filterWidth: h, inChannels: g, inHeight: _, inWidth: v, outChannels: y, outHeight: b, outWidth: x, strideHeight: S, strideWidth: C } = f, w = m - 1 - f.padInfo.top, T = h - 1 - f.padInfo.left, E = f.dataFormat === "channelsLast", D = j(f.inShape), O = j(i.shape), [k, ee, te] = j(a.shape), A = D[0], ne = E ? D[1] : D[2], re = E ? D[2] : 1, ie = E ? 1 : D[1], ae = O[0], oe = E ? O[1] : O[2], se = E ? O[2] : 1, ce = E ? 1 : O[1], le = t.makeOutput(f.inShape, "float32"), ue = t.dataIdMap.get(le.dataId).id, de = t.dataIdMap.get(i.dataId).id, fe = t.dataIdMap.get(a.dataId).id;
	return Xy(de, fe, p, m, h, _, v, g, b, x, y, S, C, w, T, k, ee, te, A, ne, re, ie, ae, oe, se, ce, ue), le;
}
var $y = {
	kernelName: N,
	backendName: "wasm",
	setupFunc: Zy,
	kernelFunc: Qy
}, eb;
function tb(e) {
	eb = e.wasm.cwrap(Qe, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function nb(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i, filter: a } = t, { strides: o, pad: s, dilations: c } = r;
	if (i.dtype !== "float32") throw Error(`Tensor x must have dtype float32, got ${i.dtype}`);
	if (a.dtype !== "float32") throw Error(`Tensor filter must have dtype float32, got ${a.dtype}`);
	let l = ls(i.shape, a.shape, o, c, s), u = n.makeOutput(l.outShape, i.dtype);
	return eb(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(u.dataId).id, l.batchSize, l.inDepth, l.inHeight, l.inWidth, l.inChannels, l.outDepth, l.outHeight, l.outWidth, l.outChannels, l.strideDepth, l.strideHeight, l.strideWidth, l.dilationDepth, l.dilationHeight, l.dilationWidth, l.filterDepth, l.filterHeight, l.filterWidth, l.padInfo.front, l.padInfo.top, l.padInfo.left), u;
}
var rb = {
	kernelName: Qe,
	backendName: "wasm",
	setupFunc: tb,
	kernelFunc: nb
}, ib;
function ab(e) {
	ib = e.wasm.cwrap($e, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function ob(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i, dy: a } = t, { strides: o, pad: s, filterShape: c } = r;
	if (i.dtype !== "float32") throw Error(`Tensor dy must have dtype float32, got ${i.dtype}`);
	if (a.dtype !== "float32") throw Error(`Tensor filter must have dtype float32, got ${a.dtype}`);
	let l = ls(i.shape, c, o, 1, s), u = n.makeOutput(l.filterShape, a.dtype);
	return ib(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(u.dataId).id, l.batchSize, l.inDepth, l.inHeight, l.inWidth, l.inChannels, l.outDepth, l.outHeight, l.outWidth, l.outChannels, l.strideDepth, l.strideHeight, l.strideWidth, l.dilationDepth, l.dilationHeight, l.dilationWidth, l.filterDepth, l.filterHeight, l.filterWidth, l.padInfo.front, l.padInfo.top, l.padInfo.left), u;
}
var sb = {
	kernelName: $e,
	backendName: "wasm",
	setupFunc: ab,
	kernelFunc: ob
}, cb;
function lb(e) {
	cb = e.wasm.cwrap(et, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function ub(e) {
	let { inputs: t, backend: n, attrs: r } = e, { dy: i, filter: a } = t, { pad: o, strides: s, inputShape: c } = r;
	if (i.dtype !== "float32") throw Error(`Tensor dy must have dtype float32, got ${i.dtype}`);
	if (a.dtype !== "float32") throw Error(`Tensor filter must have dtype float32, got ${a.dtype}`);
	let l = ls(c, a.shape, s, 1, o), u = n.makeOutput(l.inShape, i.dtype);
	return cb(n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(u.dataId).id, l.batchSize, l.inDepth, l.inHeight, l.inWidth, l.inChannels, l.outDepth, l.outHeight, l.outWidth, l.outChannels, l.strideDepth, l.strideHeight, l.strideWidth, l.dilationDepth, l.dilationHeight, l.dilationWidth, l.filterDepth, l.filterHeight, l.filterWidth, l.padInfo.front, l.padInfo.top, l.padInfo.left), u;
}
var db = {
	kernelName: et,
	backendName: "wasm",
	setupFunc: lb,
	kernelFunc: ub
}, fb = Q("Cos"), pb = Q(tt), mb;
(function(e) {
	e[e.bilinear = 0] = "bilinear", e[e.nearest = 1] = "nearest";
})(mb ||= {});
var hb;
function gb(e) {
	hb = e.wasm.cwrap(it, null, [
		"number",
		"number",
		"number",
		"number",
		"array",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function _b(e) {
	let { backend: t, inputs: n, attrs: r } = e, { method: i, extrapolationValue: a, cropSize: o } = r, { image: s, boxes: c, boxInd: l } = n, u = c.shape[0], [d, f] = o, p = [
		u,
		d,
		f,
		s.shape[3]
	], m = t.dataIdMap.get(s.dataId), h;
	s.dtype !== "float32" && (h = Ly({
		backend: t,
		inputs: { x: s },
		attrs: { dtype: "float32" }
	}), m = t.dataIdMap.get(h.dataId));
	let g = m.id, _ = t.dataIdMap.get(c.dataId).id, v = t.dataIdMap.get(l.dataId).id, y = t.makeOutput(p, "float32"), b = t.dataIdMap.get(y.dataId).id, x = new Uint8Array(new Int32Array(s.shape).buffer);
	return hb(g, _, v, u, x, d, f, mb[i], a, b), h != null && t.disposeData(h.dataId), y;
}
var vb = {
	kernelName: it,
	backendName: "wasm",
	setupFunc: gb,
	kernelFunc: _b
}, yb;
function bb(e) {
	yb = e.wasm.cwrap(nt, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function xb(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { axis: a, exclusive: o, reverse: s } = r, c = i.shape.length;
	_(i.dtype === "float32" || i.dtype === "int32", () => `cumprod does not support ${i.dtype} tensors in the WASM backend`);
	let l = yl([a], c), u = i;
	l !== null && (u = Tv({
		inputs: { x: i },
		attrs: { perm: l },
		backend: n
	}));
	let d = xl(1, c)[0];
	vl("cumprod", [d], c);
	let f = n.makeOutput(u.shape, u.dtype), p = u.shape[d], m = n.dataIdMap.get(u.dataId).id, h = n.dataIdMap.get(f.dataId).id;
	yb(m, +!!o, +!!s, p, h, Z[i.dtype]);
	let g = f;
	if (l !== null) {
		let e = bl(l);
		g = Tv({
			inputs: { x: f },
			attrs: { perm: e },
			backend: n
		}), n.disposeData(u.dataId), n.disposeData(f.dataId);
	}
	return g;
}
var Sb = {
	kernelName: nt,
	backendName: "wasm",
	setupFunc: bb,
	kernelFunc: xb
}, Cb;
function wb(e) {
	Cb = e.wasm.cwrap(rt, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Tb(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { axis: a, exclusive: o, reverse: s } = r, c = i.shape.length;
	_(i.dtype === "float32" || i.dtype === "int32", () => `cumsum does not support ${i.dtype} tensors in the WASM backend`);
	let l = yl([a], c), u = i;
	l !== null && (u = Tv({
		inputs: { x: i },
		attrs: { perm: l },
		backend: n
	}));
	let d = xl(1, c)[0];
	vl("cumsum", [d], c);
	let f = n.makeOutput(u.shape, u.dtype), p = u.shape[d], m = n.dataIdMap.get(u.dataId).id, h = n.dataIdMap.get(f.dataId).id;
	Cb(m, +!!o, +!!s, p, h, Z[i.dtype]);
	let g = f;
	if (l !== null) {
		let e = bl(l);
		g = Tv({
			inputs: { x: f },
			attrs: { perm: e },
			backend: n
		}), n.disposeData(u.dataId), n.disposeData(f.dataId);
	}
	return g;
}
var Eb = {
	kernelName: rt,
	backendName: "wasm",
	setupFunc: wb,
	kernelFunc: Tb
}, Db;
function Ob(e) {
	Db = e.wasm.cwrap("DenseBincount", null, [
		"number",
		"array",
		"number",
		"number",
		"boolean",
		"number",
		"number",
		"boolean",
		"number"
	]);
}
function kb(e) {
	let { backend: t, inputs: n, attrs: r } = e, { x: i, weights: a } = n, { size: o, binaryOutput: s } = r, c = a.shape.reduce((e, t) => e * t, 1) !== 0, l = i.shape.length === 1 ? [o] : [i.shape[0], o], u = t.makeOutput(l, a.dtype);
	function d(e) {
		return t.dataIdMap.get(e.dataId).id;
	}
	return Db(d(i), new Uint8Array(new Int32Array(i.shape).buffer), i.shape.length, o, c, d(a), Z[a.dtype], s, d(u)), u;
}
var Ab = {
	kernelName: at,
	backendName: "wasm",
	setupFunc: Ob,
	kernelFunc: kb
}, jb;
function Mb(e) {
	jb = e.wasm.cwrap(ot, null, [
		"number",
		"number",
		"number",
		"array",
		"number",
		"array",
		"array",
		"number",
		"number"
	]);
}
function Nb(e) {
	let { backend: t, inputs: n, attrs: r } = e, { x: i } = n, { blockSize: a, dataFormat: o } = r, s = i.shape[0], c = o === "NHWC" ? i.shape[1] : i.shape[2], l = o === "NHWC" ? i.shape[2] : i.shape[3], u = o === "NHWC" ? i.shape[3] : i.shape[1], d = c * a, f = l * a, p = u / (a * a), m = o === "NHWC" ? [
		s,
		d,
		f,
		p
	] : [
		s,
		p,
		d,
		f
	], h = t.makeOutput(m, "float32"), g = t.dataIdMap.get(i.dataId).id, _ = new Uint8Array(new Int32Array(j(i.shape)).buffer), v = new Uint8Array(new Int32Array(m).buffer), y = new Uint8Array(new Int32Array(j(m)).buffer), b = t.dataIdMap.get(h.dataId).id;
	return jb(g, a, +(o === "NHWC"), _, i.shape.length - 1, v, y, m.length, b), h;
}
var Pb = {
	kernelName: ot,
	backendName: "wasm",
	setupFunc: Mb,
	kernelFunc: Nb
}, Fb;
function Ib(e) {
	Fb = e.wasm.cwrap(st, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Lb(e) {
	let { inputs: t, attrs: n, backend: r } = e, { x: i, filter: a } = t, o = r.dataIdMap.get(i.dataId).id, s = r.dataIdMap.get(a.dataId).id, { strides: c, dilations: l, pad: u, dimRoundingMode: d } = n, f = l ?? [1, 1], p = cs(i.shape, a.shape, c, f, u, d, !0), m = p.filterHeight, h = p.filterWidth, g = p.padInfo.top, _ = p.padInfo.right, v = p.padInfo.bottom, y = p.padInfo.left, b = p.dilationHeight, x = p.dilationWidth, S = p.strideHeight, C = p.strideWidth, w = p.inChannels, T = p.outChannels, E = +(p.padInfo.type === "SAME");
	if (p.dataFormat !== "channelsLast") throw Error(`wasm backend DepthwiseConv2dNative does not support dataFormat:'${p.dataFormat}'. Please use 'channelsLast'.`);
	let D = r.makeOutput(p.outShape, "float32"), O = r.dataIdMap.get(D.dataId).id;
	return Fb(o, i.shape[0], i.shape[1], i.shape[2], s, m, h, g, _, v, y, E, b, x, S, C, w, T, O), D;
}
var Rb = {
	kernelName: st,
	backendName: "wasm",
	setupFunc: Ib,
	kernelFunc: Lb
}, zb;
function Bb(e) {
	zb = e.wasm.cwrap("Diag", null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function Vb(e) {
	let { inputs: t, backend: n } = e, { x: r } = t, i = b(r.shape), a = n.makeOutput([...r.shape, ...r.shape], r.dtype);
	return zb(n.dataIdMap.get(r.dataId).id, Z[r.dtype], i, n.dataIdMap.get(a.dataId).id), a;
}
var Hb = {
	kernelName: ut,
	backendName: "wasm",
	setupFunc: Bb,
	kernelFunc: Vb
}, Ub;
function Wb(e) {
	Ub = e.wasm.cwrap(dt, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Gb(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i, filter: a } = t, { strides: o, pad: s, dilations: c } = r;
	if (i.dtype !== a.dtype) throw Error(`Dilation2D error: x must have the same dtype as filter. Got ${i.dtype} and ${a.dtype}`);
	let l = as(i.shape, a.shape, o, s, "NHWC", c), u = n.makeOutput(l.outShape, i.dtype);
	return Ub(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(u.dataId).id, Z[i.dtype], l.batchSize, l.inChannels, l.inHeight, l.inWidth, l.outHeight, l.outWidth, l.strideHeight, l.strideWidth, l.dilationHeight, l.dilationWidth, l.filterHeight, l.filterWidth, l.padInfo.top, l.padInfo.left), u;
}
var Kb = {
	kernelName: dt,
	backendName: "wasm",
	setupFunc: Wb,
	kernelFunc: Gb
}, qb;
function Jb(e) {
	qb = e.wasm.cwrap(pt, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Yb(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i, filter: a, dy: o } = t, { strides: s, pad: c, dilations: l } = r;
	if (i.dtype !== a.dtype || i.dtype !== o.dtype) throw Error(`Dilation2DBackpropFilter error: x must have the same dtype as filter and dy. Got ${i.dtype}, ${a.dtype}, and ${o.dtype}`);
	let u = as(i.shape, a.shape, s, c, "NHWC", l), d = n.makeOutput(a.shape, a.dtype);
	return qb(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(o.dataId).id, n.dataIdMap.get(d.dataId).id, Z[i.dtype], u.batchSize, u.inChannels, u.inHeight, u.inWidth, u.outHeight, u.outWidth, u.strideHeight, u.strideWidth, u.dilationHeight, u.dilationWidth, u.filterHeight, u.filterWidth, u.padInfo.top, u.padInfo.left), d;
}
var Xb = {
	kernelName: pt,
	backendName: "wasm",
	setupFunc: Jb,
	kernelFunc: Yb
}, Zb;
function Qb(e) {
	Zb = e.wasm.cwrap(ft, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function $b(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i, filter: a, dy: o } = t, { strides: s, pad: c, dilations: l } = r;
	if (i.dtype !== a.dtype || i.dtype !== o.dtype) throw Error(`Dilation2DBackpropInput error: x must have the same dtype as filter and dy. Got ${i.dtype}, ${a.dtype}, and ${o.dtype}`);
	let u = as(i.shape, a.shape, s, c, "NHWC", l), d = n.makeOutput(i.shape, i.dtype);
	return Zb(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(o.dataId).id, n.dataIdMap.get(d.dataId).id, Z[i.dtype], u.batchSize, u.inChannels, u.inHeight, u.inWidth, u.outHeight, u.outWidth, u.strideHeight, u.strideWidth, u.dilationHeight, u.dilationWidth, u.filterHeight, u.filterWidth, u.padInfo.top, u.padInfo.left), d;
}
var ex = {
	kernelName: ft,
	backendName: "wasm",
	setupFunc: Qb,
	kernelFunc: $b
}, tx = Q("Elu"), nx;
function rx(e) {
	nx = e.wasm.cwrap(gt, null, [
		"number",
		"number",
		"number"
	]);
}
function ix(e) {
	let { inputs: t, backend: n } = e, { dy: r, y: i } = t, a = n.makeOutput(i.shape, "float32"), o = (e) => n.dataIdMap.get(e.dataId).id;
	return nx(o(i), o(r), o(a)), a;
}
var ax = {
	kernelName: gt,
	backendName: "wasm",
	setupFunc: rx,
	kernelFunc: ix
}, ox = hv(_t, !1, "bool"), sx = Q("Erf"), cx = Q("Exp", "float32");
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/ExpandDims.js
function lx(e) {
	let { inputs: t, attrs: n, backend: r } = e, { input: i } = t, { dim: a } = n, o = i.shape.length, s = i.shape.slice(), c = a;
	return a < 0 && (_(-(o + 1) <= a, () => `Axis must be in the interval [${-(o + 1)}, ${o}]`), c = o + a + 1), s.splice(c, 0, 1), cy({
		inputs: { x: i },
		backend: r,
		attrs: { shape: s }
	});
}
var ux = {
	kernelName: vt,
	backendName: "wasm",
	kernelFunc: lx
}, dx = Q(yt, "float32");
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Fill.js
function fx(e) {
	let { attrs: { shape: t, value: n }, backend: r } = e, { attrs: { dtype: i } } = e;
	i ||= oe(n);
	let a = r.makeOutput(t, i);
	return r.typedArrayFromHeap(a).fill(n), a;
}
var px = {
	kernelName: bt,
	backendName: "wasm",
	kernelFunc: fx
}, mx;
function hx(e) {
	mx = e.wasm.cwrap(xt, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function gx(e) {
	let { inputs: t, backend: n } = e, { image: r } = t, i = n.makeOutput(r.shape, r.dtype), a = n.dataIdMap.get(r.dataId).id, o = n.dataIdMap.get(i.dataId).id, [s, c, l, u] = r.shape;
	return mx(a, s, c, l, u, o), i;
}
var _x = {
	kernelName: xt,
	backendName: "wasm",
	kernelFunc: gx,
	setupFunc: hx
}, vx = Q(St), yx = hv(Ct, !1), bx;
function xx(e) {
	bx = e.wasm.cwrap(wt, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Sx(e) {
	let { backend: t, inputs: n, attrs: r } = e, { varianceEpsilon: i } = r, { x: a, mean: o, variance: s, offset: c, scale: l } = n, u = t.dataIdMap.get(a.dataId).id, d = t.dataIdMap.get(o.dataId).id, f = t.dataIdMap.get(s.dataId).id, p = c == null ? 0 : t.dataIdMap.get(c.dataId).id, m = l == null ? 0 : t.dataIdMap.get(l.dataId).id, h = t.makeOutput(a.shape, a.dtype);
	if (b(a.shape) === 0) return h;
	let g = t.dataIdMap.get(h.dataId).id;
	return bx(u, d, f, p, m, i, g), h;
}
var Cx = {
	kernelName: wt,
	backendName: "wasm",
	setupFunc: xx,
	kernelFunc: Sx
}, wx;
function Tx(e) {
	wx = e.wasm.cwrap(pr, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Ex(e) {
	let { inputs: t, attrs: n, backend: r } = e, { x: i, filter: a, bias: o, preluActivationWeights: s } = t, { strides: c, pad: l, dilations: u, dataFormat: d, dimRoundingMode: f, activation: p, leakyreluAlpha: m } = n, h = cs(i.shape, a.shape, c, u, l, f), g = sv[p];
	if (g == null) throw Error(`${p} activation not yet supported for FusedConv2D in the wasm backend.`);
	let _ = r.dataIdMap.get(i.dataId).id, v = r.dataIdMap.get(a.dataId).id, y = h.outChannels, b = 0;
	if (o != null) {
		let e = r.dataIdMap.get(o.dataId);
		if (e.shape.length !== 1) throw Error(`FusedConv2D only supports rank-1 bias but got rank ${e.shape.length}.`);
		if (e.shape[0] !== y) throw Error(`FusedConv2D bias shape (${e.shape}) does not match the number of output channels (${y})`);
		b = e.id;
	}
	let x = h.filterHeight, S = h.filterWidth, C = h.padInfo.top, w = h.padInfo.right, T = h.padInfo.bottom, E = h.padInfo.left, D = h.dilationHeight, O = h.dilationWidth, k = h.strideHeight, ee = h.strideWidth, te = h.inChannels, A = +(h.padInfo.type === "SAME"), ne = h.batchSize, re = h.inHeight, ie = h.inWidth;
	if (d !== "NHWC") throw Error(`wasm backend FusedConv2D does not support dataFormat:'${d}'. Please use 'NHWC'.`);
	let ae = r.makeOutput(h.outShape, "float32"), oe = r.dataIdMap.get(ae.dataId).id, se = s == null ? 0 : r.dataIdMap.get(s.dataId).id;
	return wx(_, ne, re, ie, v, x, S, b, C, w, T, E, A, D, O, k, ee, te, y, g, se, m || 0, oe), ae;
}
var Dx = {
	kernelName: pr,
	backendName: "wasm",
	setupFunc: Tx,
	kernelFunc: Ex
}, Ox;
function kx(e) {
	Ox = e.wasm.cwrap(mr, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Ax(e) {
	let { inputs: t, attrs: n, backend: r } = e, { x: i, filter: a, bias: o, preluActivationWeights: s } = t, { strides: c, pad: l, dilations: u, dataFormat: d, dimRoundingMode: f, activation: p, leakyreluAlpha: m } = n, h = cs(i.shape, a.shape, c, u, l, f, !0), g = sv[p];
	if (g == null) throw Error(`${p} activation not yet supported for FusedDepthwiseConv2D in the wasm backend.`);
	let _ = r.dataIdMap.get(i.dataId).id, v = r.dataIdMap.get(a.dataId).id, y = h.outChannels, b = 0;
	if (o != null) {
		let e = r.dataIdMap.get(o.dataId);
		if (e.shape.length !== 1) throw Error(`FusedDepthwiseConv2D only supports rank-1 bias but got rank ${e.shape.length}.`);
		if (e.shape[0] !== y) throw Error(`FusedDepthwiseConv2D bias shape (${e.shape}) does not match the number of output channels (${y})`);
		b = e.id;
	}
	let x = h.filterHeight, S = h.filterWidth, C = h.padInfo.top, w = h.padInfo.right, T = h.padInfo.bottom, E = h.padInfo.left, D = h.dilationHeight, O = h.dilationWidth, k = h.strideHeight, ee = h.strideWidth, te = h.inChannels, A = +(h.padInfo.type === "SAME"), ne = h.batchSize, re = h.inHeight, ie = h.inWidth;
	if (d !== "NHWC") throw Error(`wasm backend FusedDepthwiseConv2D does not support dataFormat:'${d}'. Please use 'NHWC'.`);
	let ae = r.makeOutput(h.outShape, "float32"), oe = r.dataIdMap.get(ae.dataId).id, se = s == null ? 0 : r.dataIdMap.get(s.dataId).id;
	return Ox(_, ne, re, ie, v, x, S, b, C, w, T, E, A, D, O, k, ee, te, y, g, se, m || 0, oe), ae;
}
var jx = {
	kernelName: mr,
	backendName: "wasm",
	setupFunc: kx,
	kernelFunc: Ax
}, Mx;
function Nx(e) {
	Mx = e.wasm.cwrap(Et, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"array",
		"number"
	]);
}
function Px(e) {
	let { backend: t, inputs: n } = e, { params: r, indices: i } = n, [a, o, s, c] = D_(r, i), l = t.makeOutput(a, r.dtype);
	if (o === 0) return l;
	let u = i.shape, d = u[u.length - 1], f = t.dataIdMap.get(r.dataId).id, p = t.dataIdMap.get(i.dataId).id, m = new Uint8Array(new Int32Array(c).buffer), h = t.dataIdMap.get(l.dataId).id;
	return Mx(f, Z[r.dtype], p, o, d, s, m, h), l;
}
var Fx = {
	kernelName: Et,
	backendName: "wasm",
	setupFunc: Nx,
	kernelFunc: Px
}, Ix;
function Lx(e) {
	Ix = e.wasm.cwrap("Gather", null, [
		"number",
		"number",
		"array",
		"number",
		"number",
		"number",
		"array",
		"number"
	]);
}
function Rx(e) {
	let { backend: t, inputs: n, attrs: r } = e, { x: i, indices: a } = n, { axis: o, batchDims: s } = r, c = E(o, i.shape)[0], l = t.readSync(a.dataId), u = i.shape[c];
	for (let e = 0; e < l.length; ++e) {
		let t = l[e];
		_(t <= u - 1 && t >= 0, () => `GatherV2: the index value ${t} is not in [0, ${u - 1}]`);
	}
	let d = iv(i, a, c, s), f = cy({
		inputs: { x: i },
		attrs: { shape: [
			d.batchSize,
			d.outerSize,
			d.dimSize,
			d.sliceSize
		] },
		backend: t
	}), p = b(a.shape), m = cy({
		inputs: { x: a },
		attrs: { shape: [d.batchSize, p / d.batchSize] },
		backend: t
	}), h = [
		d.batchSize,
		d.outerSize,
		p / d.batchSize,
		d.sliceSize
	], g = t.makeOutput(h, i.dtype);
	if (b(i.shape) === 0) return g;
	let v = f.shape.length - 1, y = t.dataIdMap.get(f.dataId).id, x = t.dataIdMap.get(m.dataId).id, S = t.dataIdMap.get(g.dataId).id, C = new Uint8Array(new Int32Array(j(f.shape)).buffer), w = new Uint8Array(new Int32Array(j(h)).buffer);
	return Ix(y, Z[i.dtype], C, v, x, d.batchSize, w, S), t.disposeData(f.dataId), t.disposeData(m.dataId), g.shape = d.outputShape, g;
}
var zx = {
	kernelName: Tt,
	backendName: "wasm",
	setupFunc: Lx,
	kernelFunc: Rx
}, Bx = hv(Dt, !1, "bool"), Vx = hv(Ot, !1, "bool"), Hx = Q(Mt, "bool"), Ux = Q(Nt, "bool"), Wx = Q(Pt, "bool"), Gx;
function Kx(e) {
	Gx = e.wasm.cwrap(Ft, null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function qx(e) {
	let { inputs: { x: t }, attrs: { alpha: n }, backend: r } = e, i = r.dataIdMap.get(t.dataId).id, a = r.makeOutput(t.shape, "float32");
	if (b(t.shape) !== 0) {
		let e = r.dataIdMap.get(a.dataId).id;
		Gx(i, Z[t.dtype], n, e);
	}
	return a;
}
var Jx = {
	kernelName: Ft,
	backendName: "wasm",
	setupFunc: Kx,
	kernelFunc: qx
}, Yx = hv(It, !1, "bool"), Xx = hv(Lt, !1, "bool"), Zx;
function Qx(e) {
	Zx = e.wasm.cwrap(Rt, null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function $x(e) {
	let { attrs: t, backend: n } = e, { start: r, stop: i, num: a } = t, o = Math.floor(a), s = n.makeOutput([o], "float32");
	return Zx(n.dataIdMap.get(s.dataId).id, r, i, o), s;
}
var eS = {
	kernelName: Rt,
	backendName: "wasm",
	setupFunc: Qx,
	kernelFunc: $x
}, tS = Q("Log"), nS = Q(zt), rS = hv(Bt, !1, "bool"), iS = Q(Vt), aS = hv(Ht, !1, "bool"), oS = hv(Ut, !1, "bool"), sS;
function cS(e) {
	sS = e.wasm.cwrap("LRN", null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function lS(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { depthRadius: a, bias: o, alpha: s, beta: c } = r;
	if (i.dtype !== "float32") throw Error("LRN error: x must have dtype float32");
	let l = n.makeOutput(i.shape, i.dtype);
	return sS(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(l.dataId).id, i.shape[3], a, o, s, c), l;
}
var uS = {
	kernelName: "LRN",
	backendName: "wasm",
	setupFunc: cS,
	kernelFunc: lS
}, dS;
function fS(e) {
	dS = e.wasm.cwrap(Wt, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function pS(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i, y: a, dy: o } = t, { depthRadius: s, bias: c, alpha: l, beta: u } = r;
	if (i.dtype !== "float32" || a.dtype !== "float32" || o.dtype !== "float32") throw Error("LRNGrad error: x, y, and dy must have dtype float32");
	let d = n.makeOutput(i.shape, i.dtype);
	return dS(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(o.dataId).id, n.dataIdMap.get(d.dataId).id, o.shape[3], s, c, l, u), d;
}
var mS = {
	kernelName: Wt,
	backendName: "wasm",
	setupFunc: fS,
	kernelFunc: pS
}, hS;
function gS(e) {
	hS = e.wasm.cwrap("Max", null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function _S(e) {
	let { backend: t, inputs: n, attrs: r } = e, { reductionIndices: i, keepDims: a } = r, { x: o } = n, s = t.dataIdMap.get(o.dataId).id, c = o, { transposed: l, axes: u, originalAxes: d, inputWasTransposed: f } = kv(o, i, t);
	if (f) {
		let e = t.dataIdMap.get(l.dataId).id;
		c = l, s = e;
	}
	let p = c.shape.length;
	vl("max", u, p);
	let [m, h] = gl(c.shape, u), g = b(h), _ = t.makeOutput(m, o.dtype);
	if (b(c.shape) !== 0) {
		let e = t.dataIdMap.get(_.dataId).id;
		hS(s, Z[o.dtype], g, e);
	}
	return f && t.disposeData(l.dataId), a && (_.shape = _l(_.shape, d)), _;
}
var vS = {
	kernelName: "Max",
	backendName: "wasm",
	setupFunc: gS,
	kernelFunc: _S
}, yS = hv(Gt, !1), bS;
function xS(e) {
	bS = e.wasm.cwrap(Kt, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function SS(e) {
	let { inputs: t, attrs: n, backend: r } = e, i = t.x, a = r.dataIdMap.get(i.dataId).id;
	_(i.dtype === "float32", () => `Error in MaxPool: only float32 input is supported. Got ${i.dtype}.`);
	let { filterSize: o, strides: s, pad: c, dimRoundingMode: l } = n, u = os(i.shape, o, s, 1, c, l), d = u.filterHeight, f = u.filterWidth, p = u.padInfo.top, m = u.padInfo.right, h = u.padInfo.bottom, g = u.padInfo.left, v = u.dilationHeight, y = u.dilationWidth, b = u.strideHeight, x = u.strideWidth, S = u.inChannels, C = u.outChannels;
	if (u.dataFormat !== "channelsLast") throw Error(`wasm backend does not support dataFormat:'${u.dataFormat}'. Please use 'channelsLast'.`);
	let w = r.makeOutput(u.outShape, "float32"), T = r.dataIdMap.get(w.dataId).id;
	return bS(a, i.shape[0], i.shape[1], i.shape[2], d, f, p, m, h, g, v, y, b, x, S, C, T), w;
}
var CS = {
	kernelName: Kt,
	backendName: "wasm",
	setupFunc: xS,
	kernelFunc: SS
}, wS;
function TS(e) {
	wS = e.wasm.cwrap("MaxPool3D", null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function ES(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { filterSize: a, strides: o, pad: s, dimRoundingMode: c, dataFormat: l } = r, u = ss(i.shape, a, o, 1, s, c, l), d = n.makeOutput(u.outShape, i.dtype);
	return wS(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(d.dataId).id, u.batchSize, u.inChannels, u.inDepth, u.inHeight, u.inWidth, u.outDepth, u.outHeight, u.outWidth, u.strideDepth, u.strideHeight, u.strideWidth, u.dilationDepth, u.dilationHeight, u.dilationWidth, u.effectiveFilterDepth, u.effectiveFilterHeight, u.effectiveFilterWidth, u.padInfo.front, u.padInfo.top, u.padInfo.left), d;
}
var DS = {
	kernelName: Jt,
	backendName: "wasm",
	setupFunc: TS,
	kernelFunc: ES
}, OS;
function kS(e) {
	OS = e.wasm.cwrap("MaxPool3DGrad", null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function AS(e) {
	let { inputs: t, backend: n, attrs: r } = e, { dy: i, input: a } = t, { filterSize: o, strides: s, pad: c, dimRoundingMode: l } = r, u = ss(a.shape, o, s, 1, c, l), d = n.makeOutput(a.shape, a.dtype);
	return OS(n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(d.dataId).id, u.batchSize, u.inChannels, u.inDepth, u.inHeight, u.inWidth, u.outDepth, u.outHeight, u.outWidth, u.strideDepth, u.strideHeight, u.strideWidth, u.dilationDepth, u.dilationHeight, u.dilationWidth, u.effectiveFilterDepth, u.effectiveFilterHeight, u.effectiveFilterWidth, u.padInfo.front, u.padInfo.top, u.padInfo.left), d;
}
var jS = {
	kernelName: Yt,
	backendName: "wasm",
	setupFunc: kS,
	kernelFunc: AS
}, MS;
function NS(e) {
	MS = e.wasm.cwrap("MaxPoolGrad", null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function PS(e) {
	let { inputs: t, backend: n, attrs: r } = e, { dy: i, input: a } = t, { filterSize: o, strides: s, pad: c, dimRoundingMode: l } = r, u = os(a.shape, o, s, 1, c, l), d = n.makeOutput(a.shape, a.dtype);
	return MS(n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(d.dataId).id, u.batchSize, u.inChannels, u.inHeight, u.inWidth, u.outHeight, u.outWidth, u.strideHeight, u.strideWidth, u.dilationHeight, u.dilationWidth, u.effectiveFilterHeight, u.effectiveFilterWidth, u.padInfo.top, u.padInfo.left), d;
}
var FS = {
	kernelName: qt,
	backendName: "wasm",
	setupFunc: NS,
	kernelFunc: PS
}, IS;
function LS(e) {
	IS = e.wasm.cwrap("MaxPoolWithArgmax", null, [
		"number",
		"number",
		"number",
		"number",
		"boolean",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function RS(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { filterSize: a, strides: o, pad: s, includeBatchInIndex: c } = r;
	_(i.shape.length === 4, () => `Error in maxPool: input must be rank 4 but got rank ${i.shape.length}.`);
	let l = [1, 1];
	_(bs(o, l), () => `Error in maxPool: Either strides or dilations must be 1. Got strides ${o} and dilations '${l}'`);
	let u = os(i.shape, a, o, [1, 1], s), d = n.makeOutput(u.outShape, i.dtype), f = n.makeOutput(u.outShape, "int32");
	return IS(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(d.dataId).id, n.dataIdMap.get(f.dataId).id, Z[i.dtype], c, u.batchSize, u.inChannels, u.inHeight, u.inWidth, u.outHeight, u.outWidth, u.strideHeight, u.strideWidth, u.dilationHeight, u.dilationWidth, u.effectiveFilterHeight, u.effectiveFilterWidth, u.padInfo.top, u.padInfo.left), [d, f];
}
var zS = {
	kernelName: Xt,
	backendName: "wasm",
	setupFunc: LS,
	kernelFunc: RS
}, BS;
function VS(e) {
	BS = e.wasm.cwrap(Zt, null, ["number, number, number"]);
}
function HS(e) {
	let { backend: t, inputs: n, attrs: r } = e, { axis: i, keepDims: a } = r, { x: o } = n, s = t.dataIdMap.get(o.dataId).id, c = s, l = o, { transposed: u, axes: d, originalAxes: f, inputWasTransposed: p } = kv(o, i, t), m = d;
	if (p) {
		let e = t.dataIdMap.get(u.dataId).id;
		e !== s && (l = u, c = e, m = xl(m.length, l.shape.length));
	}
	vl("mean", m, l.shape.length);
	let [h, g] = gl(l.shape, m), _ = b(g), v = l;
	l.dtype !== "float32" && (v = Ly({
		backend: t,
		inputs: { x: l },
		attrs: { dtype: "float32" }
	}), c = t.dataIdMap.get(v.dataId).id);
	let y = t.makeOutput(h, "float32");
	if (b(l.shape) !== 0) {
		let e = t.dataIdMap.get(y.dataId).id;
		BS(c, _, e);
	}
	return p && t.disposeData(u.dataId), a && (y.shape = _l(y.shape, f)), l.dtype !== "float32" && t.disposeData(v.dataId), y;
}
var US = {
	kernelName: Zt,
	backendName: "wasm",
	setupFunc: VS,
	kernelFunc: HS
}, WS;
function GS(e) {
	WS = e.wasm.cwrap("Min", null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function KS(e) {
	let { backend: t, inputs: n, attrs: r } = e, { axis: i, keepDims: a } = r, { x: o } = n, s = t.dataIdMap.get(o.dataId).id, c = s, l = o, { transposed: u, axes: d, originalAxes: f, inputWasTransposed: p } = kv(o, i, t);
	if (p) {
		let e = t.dataIdMap.get(u.dataId).id;
		e !== s && (l = u, c = e);
	}
	let m = l.shape.length;
	vl("min", d, m);
	let [h, g] = gl(l.shape, d), _ = b(g), v = t.makeOutput(h, l.dtype);
	if (b(l.shape) !== 0) {
		let e = t.dataIdMap.get(v.dataId).id;
		WS(c, Z[o.dtype], _, e);
	}
	return p && t.disposeData(u.dataId), a && (v.shape = _l(v.shape, f)), v;
}
var qS = {
	kernelName: "Min",
	backendName: "wasm",
	setupFunc: GS,
	kernelFunc: KS
}, JS = hv(Qt, !1), YS;
(function(e) {
	e[e.reflect = 0] = "reflect", e[e.symmetric = 1] = "symmetric";
})(YS ||= {});
var XS;
function ZS(e) {
	XS = e.wasm.cwrap($t, null, [
		"number",
		"array",
		"number",
		"number",
		"array",
		"array",
		"number",
		"number"
	]);
}
function QS(e) {
	let { inputs: { x: t }, backend: n, attrs: { paddings: r, mode: i } } = e, a = r.map((e, n) => e[0] + t.shape[n] + e[1]), o = n.dataIdMap.get(t.dataId).id, s = n.makeOutput(a, t.dtype), c = n.dataIdMap.get(s.dataId).id, l = new Uint8Array(new Int32Array(t.shape).buffer), u = r.map((e) => e[0]), d = r.map((e) => e[1]), f = new Uint8Array(new Int32Array(u).buffer), p = new Uint8Array(new Int32Array(d).buffer);
	return XS(o, l, t.shape.length, Z[t.dtype], f, p, YS[i], c), s;
}
var $S = {
	kernelName: $t,
	backendName: "wasm",
	kernelFunc: QS,
	setupFunc: ZS
}, eC;
function tC(e) {
	eC = e.wasm.cwrap(Hn, null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function nC(e) {
	let { backend: t, inputs: { logits: n }, attrs: { dim: r } } = e, i = t.dataIdMap.get(n.dataId).id, a = t.makeOutput(n.shape, n.dtype), o = t.dataIdMap.get(a.dataId).id, s = n.shape[r], c = b(n.shape) / s;
	return b(a.shape) === 0 || eC(i, o, s, c), a;
}
var rC = {
	kernelName: Hn,
	backendName: "wasm",
	setupFunc: tC,
	kernelFunc: nC
}, iC;
function aC(e) {
	iC = e.wasm.cwrap(en, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function oC(e) {
	let { inputs: t, backend: n, attrs: r } = e, { logits: i } = t, { numSamples: a, seed: o, normalized: s } = r;
	if (i.dtype !== "float32") throw Error(`Tensor logits must have dtype float32, got ${i.dtype}`);
	let c = s ? i : nC({
		inputs: { logits: i },
		backend: n,
		attrs: { dim: i.shape.length - 1 }
	}), [l, u] = c.shape, d = n.makeOutput([l, a], "int32");
	return iC(n.dataIdMap.get(c.dataId).id, l, u, a, o, n.dataIdMap.get(d.dataId).id), s || n.disposeData(c.dataId), d;
}
var sC = {
	kernelName: en,
	backendName: "wasm",
	setupFunc: aC,
	kernelFunc: oC
}, cC = hv("Mod", !0), lC = hv(tn, !0), uC = Q("Neg");
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/NonMaxSuppression_util.js
function dC(e, t) {
	let n = new Int32Array(e.wasm.HEAPU8.buffer, t, 4), r = n[0], i = n[1], a = n[2], o = n[3];
	return e.wasm._free(t), {
		pSelectedIndices: r,
		selectedSize: i,
		pSelectedScores: a,
		pValidOutputs: o
	};
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/NonMaxSuppressionV3.js
var fC;
function pC(e) {
	fC = e.wasm.cwrap(rn, "number", [
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function mC(e) {
	let { backend: t, inputs: n, attrs: r } = e, { iouThreshold: i, maxOutputSize: a, scoreThreshold: o } = r, { boxes: s, scores: c } = n, l = t.dataIdMap.get(s.dataId).id, u = t.dataIdMap.get(c.dataId).id, { pSelectedIndices: d, selectedSize: f, pSelectedScores: p, pValidOutputs: m } = dC(t, fC(l, u, a, i, o));
	return t.wasm._free(p), t.wasm._free(m), t.makeOutput([f], "int32", d);
}
var hC = {
	kernelName: rn,
	backendName: "wasm",
	setupFunc: pC,
	kernelFunc: mC
}, gC;
function _C(e) {
	gC = e.wasm.cwrap(an, "number", [
		"number",
		"number",
		"number",
		"number",
		"number",
		"bool"
	]);
}
function vC(e) {
	let { backend: t, inputs: n, attrs: r } = e, { iouThreshold: i, maxOutputSize: a, scoreThreshold: o, padToMaxOutputSize: s } = r, { boxes: c, scores: l } = n, u = t.dataIdMap.get(c.dataId).id, d = t.dataIdMap.get(l.dataId).id, { pSelectedIndices: f, selectedSize: p, pSelectedScores: m, pValidOutputs: h } = dC(t, gC(u, d, a, i, o, s));
	return t.wasm._free(m), [t.makeOutput([p], "int32", f), t.makeOutput([], "int32", h)];
}
var yC = {
	kernelName: an,
	backendName: "wasm",
	setupFunc: _C,
	kernelFunc: vC
}, bC;
function xC(e) {
	bC = e.wasm.cwrap(on, "number", [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function SC(e) {
	let { backend: t, inputs: n, attrs: r } = e, { iouThreshold: i, maxOutputSize: a, scoreThreshold: o, softNmsSigma: s } = r, { boxes: c, scores: l } = n, u = t.dataIdMap.get(c.dataId).id, d = t.dataIdMap.get(l.dataId).id, { pSelectedIndices: f, selectedSize: p, pSelectedScores: m, pValidOutputs: h } = dC(t, bC(u, d, a, i, o, s));
	return t.wasm._free(h), [t.makeOutput([p], "int32", f), t.makeOutput([p], "float32", m)];
}
var CC = {
	kernelName: on,
	backendName: "wasm",
	setupFunc: xC,
	kernelFunc: SC
}, wC = hv(nn, !1, "bool"), TC;
function EC(e) {
	TC = e.wasm.cwrap(cn, null, [
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function DC(e) {
	let { inputs: t, backend: n, attrs: r } = e, { indices: i } = t, { dtype: a, depth: o, onValue: s, offValue: c } = r, l = n.makeOutput([...i.shape, o], a), u = n.dataIdMap.get(l.dataId).id, d = n.dataIdMap.get(i.dataId).id;
	return TC(d, o, s, c, u), l;
}
var OC = {
	kernelName: cn,
	backendName: "wasm",
	setupFunc: EC,
	kernelFunc: DC
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/OnesLike.js
function kC(e) {
	let { inputs: { x: t }, backend: n } = e, r = n.makeOutput(t.shape, t.dtype);
	return n.typedArrayFromHeap(r).fill(1), r;
}
var AC = {
	kernelName: sn,
	backendName: "wasm",
	kernelFunc: kC
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Pack.js
function jC(e) {
	let { inputs: t, backend: n, attrs: r } = e, { axis: i } = r;
	if (t.length === 1) return lx({
		inputs: { input: t[0] },
		backend: n,
		attrs: { dim: i }
	});
	let a = t[0].shape, o = t[0].dtype;
	t.forEach((e) => {
		v(a, e.shape, "All tensors passed to stack must have matching shapes"), _(o === e.dtype, () => "All tensors passed to stack must have matching dtypes");
	});
	let s = [], c = Wy({
		inputs: t.map((e) => {
			let t = lx({
				inputs: { input: e },
				backend: n,
				attrs: { dim: i }
			});
			return s.push(t), t;
		}),
		backend: n,
		attrs: { axis: i }
	});
	return s.forEach((e) => n.disposeData(e.dataId)), c;
}
var MC = {
	kernelName: ln,
	backendName: "wasm",
	kernelFunc: jC
}, NC;
function PC(e) {
	NC = e.wasm.cwrap(un, null, [
		"number",
		"array",
		"number",
		"number",
		"array",
		"array",
		"number",
		"number"
	]);
}
function FC(e) {
	let { inputs: { x: t }, backend: n, attrs: { paddings: r, constantValue: i } } = e, a = r.map((e, n) => e[0] + t.shape[n] + e[1]);
	if (b(t.shape) === 0) return fx({
		backend: n,
		attrs: {
			shape: a,
			value: i,
			dtype: t.dtype
		}
	});
	let o = n.dataIdMap.get(t.dataId).id, s = n.makeOutput(a, t.dtype), c = n.dataIdMap.get(s.dataId).id, l = new Uint8Array(new Int32Array(t.shape).buffer), u = r.map((e) => e[0]), d = r.map((e) => e[1]), f = new Uint8Array(new Int32Array(u).buffer), p = new Uint8Array(new Int32Array(d).buffer);
	return NC(o, l, t.shape.length, Z[t.dtype], f, p, i, c), s;
}
var IC = {
	kernelName: un,
	backendName: "wasm",
	kernelFunc: FC,
	setupFunc: PC
}, LC = hv("Pow", !1), RC;
function zC(e) {
	RC = e.wasm.cwrap(dn, null, [
		"number",
		"number",
		"number"
	]);
}
function BC(e) {
	let { inputs: t, backend: n } = e, { x: r, alpha: i } = t, a = n.dataIdMap.get(r.dataId).id, o = n.dataIdMap.get(i.dataId).id, s = a, c = r, l = c;
	c.dtype !== "float32" && (l = Ly({
		backend: n,
		inputs: { x: r },
		attrs: { dtype: "float32" }
	}), s = n.dataIdMap.get(l.dataId).id);
	let u = n.makeOutput(r.shape, "float32"), d = n.dataIdMap.get(u.dataId).id;
	return RC(s, o, d), c.dtype !== "float32" && n.disposeData(l.dataId), u;
}
var VC = {
	kernelName: dn,
	backendName: "wasm",
	setupFunc: zC,
	kernelFunc: BC
}, HC;
function UC(e) {
	HC = e.wasm.cwrap(fn, null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function WC(e) {
	let { backend: t, inputs: n, attrs: r } = e, { axis: i, keepDims: a } = r, { x: o } = n, s = t.dataIdMap.get(o.dataId).id, c = s, l = o, { transposed: u, axes: d, originalAxes: f, inputWasTransposed: p } = kv(o, i, t), m = d;
	if (p) {
		let e = t.dataIdMap.get(u.dataId).id;
		e !== s && (l = u, c = e, m = xl(m.length, l.shape.length));
	}
	vl("prod", m, l.shape.length);
	let [h, g] = gl(l.shape, m), _ = b(g), v = t.makeOutput(h, l.dtype);
	if (b(l.shape) !== 0) {
		let e = t.dataIdMap.get(v.dataId).id;
		HC(c, _, Z[v.dtype], e);
	}
	return p && t.disposeData(u.dataId), a && (v.shape = _l(v.shape, f)), v;
}
var GC = {
	kernelName: fn,
	backendName: "wasm",
	setupFunc: UC,
	kernelFunc: WC
}, KC = {
	kernelName: gn,
	backendName: "wasm",
	kernelFunc: (e) => {
		let { backend: t, attrs: n } = e, { start: r, stop: i, step: a, dtype: o } = n, s = hy(r, i, a, o), c = t.makeOutput([s.length], o);
		return t.typedArrayFromHeap(c).set(s), c;
	}
}, qC = hv(mt, !0), JC = Q(vn), YC = Q(yn), XC = Q(Tn), ZC;
function QC(e) {
	ZC = e.wasm.cwrap(Cn, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function $C(e) {
	let { backend: t, inputs: n, attrs: r } = e, { images: i } = n, { alignCorners: a, halfPixelCenters: o, size: s } = r, [c, l] = s, [u, d, f, p] = i.shape, m = [
		u,
		c,
		l,
		p
	], h = t.dataIdMap.get(i.dataId), g;
	h.dtype !== "float32" && (g = Ly({
		backend: t,
		inputs: { x: i },
		attrs: { dtype: "float32" }
	}), h = t.dataIdMap.get(g.dataId));
	let _ = h.id, v = t.makeOutput(m, "float32");
	if (b(i.shape) === 0) return v;
	let y = t.dataIdMap.get(v.dataId).id;
	return ZC(_, u, d, f, p, c, l, +!!a, +!!o, y), g != null && t.disposeData(g.dataId), v;
}
var ew = {
	kernelName: Cn,
	backendName: "wasm",
	setupFunc: QC,
	kernelFunc: $C
}, tw;
function nw(e) {
	tw = e.wasm.cwrap(wn, null, [
		"number",
		"number",
		"number",
		"array",
		"array",
		"boolean"
	]);
}
function rw(e) {
	let { inputs: t, backend: n, attrs: r } = e, { images: i, dy: a } = t, { alignCorners: o } = r, s = n.makeOutput(i.shape, "float32"), c = n.dataIdMap.get(i.dataId), l;
	return c.dtype !== "float32" && (l = Ly({
		backend: n,
		inputs: { x: i },
		attrs: { dtype: "float32" }
	}), c = n.dataIdMap.get(l.dataId)), tw(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(s.dataId).id, new Uint8Array(new Int32Array(i.shape).buffer), new Uint8Array(new Int32Array(a.shape).buffer), o), l != null && n.disposeData(l.dataId), s;
}
var iw = {
	kernelName: wn,
	backendName: "wasm",
	setupFunc: nw,
	kernelFunc: rw
}, aw;
function ow(e) {
	aw = e.wasm.cwrap(xn, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function sw(e) {
	let { backend: t, inputs: n, attrs: r } = e, { images: i } = n, { alignCorners: a, halfPixelCenters: o, size: s } = r, [c, l] = s, [u, d, f, p] = i.shape, m = [
		u,
		c,
		l,
		p
	], h = t.makeOutput(m, "float32");
	if (b(i.shape) === 0) return h;
	let g = t.dataIdMap.get(i.dataId), _;
	g.dtype !== "float32" && (_ = Ly({
		backend: t,
		inputs: { x: i },
		attrs: { dtype: "float32" }
	}), g = t.dataIdMap.get(_.dataId));
	let v = g.id, y = t.dataIdMap.get(h.dataId).id;
	return aw(v, u, d, f, p, c, l, +!!a, +!!o, y), _ != null && t.disposeData(_.dataId), h;
}
var cw = {
	kernelName: xn,
	backendName: "wasm",
	setupFunc: ow,
	kernelFunc: sw
}, lw;
function uw(e) {
	lw = e.wasm.cwrap(Sn, null, [
		"number",
		"number",
		"number",
		"array",
		"array",
		"boolean"
	]);
}
function dw(e) {
	let { inputs: t, backend: n, attrs: r } = e, { images: i, dy: a } = t, { alignCorners: o } = r, s = n.makeOutput(i.shape, "float32"), c = n.dataIdMap.get(i.dataId), l;
	return c.dtype !== "float32" && (l = Ly({
		backend: n,
		inputs: { x: i },
		attrs: { dtype: "float32" }
	}), c = n.dataIdMap.get(l.dataId)), lw(n.dataIdMap.get(i.dataId).id, n.dataIdMap.get(a.dataId).id, n.dataIdMap.get(s.dataId).id, new Uint8Array(new Int32Array(i.shape).buffer), new Uint8Array(new Int32Array(a.shape).buffer), o), l != null && n.disposeData(l.dataId), s;
}
var fw = {
	kernelName: Sn,
	backendName: "wasm",
	setupFunc: uw,
	kernelFunc: dw
}, pw;
function mw(e) {
	pw = e.wasm.cwrap(En, null, [
		"number",
		"array",
		"number",
		"array",
		"number",
		"number"
	]);
}
function hw(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { dims: a } = r, o = E(a, i.shape);
	if (i.shape.length === 0) return xv({
		inputs: { x: i },
		backend: n
	});
	let s = n.makeOutput(i.shape, i.dtype), c = n.dataIdMap.get(i.dataId).id, l = n.dataIdMap.get(s.dataId).id, u = new Uint8Array(new Int32Array(o).buffer), d = new Uint8Array(new Int32Array(i.shape).buffer);
	pw(c, u, o.length, d, i.shape.length, l);
	let f = cy({
		inputs: { x: s },
		attrs: { shape: i.shape },
		backend: n
	});
	return n.disposeData(s.dataId), f;
}
var gw = {
	kernelName: En,
	backendName: "wasm",
	kernelFunc: hw,
	setupFunc: mw
}, _w;
function vw(e) {
	_w = e.wasm.cwrap(dr, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"array",
		"number",
		"number"
	]);
}
function yw(e) {
	let { inputs: t, backend: n, attrs: r } = e, { image: i } = t, { radians: a, fillValue: o, center: s } = r, c = n.makeOutput(i.shape, i.dtype), l = n.dataIdMap.get(i.dataId).id, u = n.dataIdMap.get(c.dataId).id, [d, f, p, m] = i.shape, [h, g] = z_(s, f, p), _ = typeof o == "number" ? [
		o,
		o,
		o,
		o === 0 ? 0 : 255
	] : [...o, 255], v = new Uint8Array(new Int32Array(_).buffer);
	return _w(l, d, f, p, m, a, h, g, v, _.length, u), c;
}
var bw = {
	kernelName: dr,
	backendName: "wasm",
	kernelFunc: yw,
	setupFunc: vw
}, xw = Q(Dn), Sw = Q(On), Cw;
function ww(e) {
	Cw = e.wasm.cwrap(kn, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"array",
		"number",
		"number"
	]);
}
function Tw(e) {
	let { backend: t, inputs: n, attrs: r } = e, { indices: i, updates: a } = n, { shape: o } = r, s = t.makeOutput(o, a.dtype);
	if (b(o) === 0) return s;
	let { sliceRank: c, numUpdates: l, sliceSize: u, strides: d, outputSize: f } = Wp(a, i, o), p = t.dataIdMap.get(i.dataId).id, m = t.dataIdMap.get(a.dataId).id, h = new Uint8Array(new Int32Array(d).buffer), g = t.dataIdMap.get(s.dataId).id;
	return Cw(p, m, Z[a.dtype], c, l, u, h, f, g), s;
}
var Ew = {
	kernelName: kn,
	backendName: "wasm",
	setupFunc: ww,
	kernelFunc: Tw
}, Dw;
function Ow(e) {
	Dw = e.wasm.cwrap(jn, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"bool",
		"number"
	]);
}
function kw(e) {
	let { inputs: t, backend: n, attrs: r } = e, { sortedSequence: i, values: a } = t, { side: o } = r;
	if (i.dtype !== a.dtype) throw Error(`SearchSorted error: sorted_sequence must have the same dtype as values. Got ${i.dtype} and ${a.dtype}`);
	let s = n.makeOutput(a.shape, "int32");
	function c(e) {
		return n.dataIdMap.get(e.dataId).id;
	}
	return Dw(c(i), c(a), i.shape[0], i.shape[1], a.shape[1], Z[i.dtype], o === "left", c(s)), s;
}
var Aw = {
	kernelName: jn,
	backendName: "wasm",
	setupFunc: Ow,
	kernelFunc: kw
}, jw;
function Mw(e) {
	jw = e.wasm.cwrap("SelectV2", null, [
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Nw(e) {
	let { inputs: t, backend: n } = e, { condition: r, t: i, e: a } = t, o = n.dataIdMap.get(r.dataId).id, s = n.dataIdMap.get(i.dataId).id, c = n.dataIdMap.get(a.dataId).id, l = n.makeOutput(i.shape, i.dtype), u = n.dataIdMap.get(l.dataId).id, d = r.shape.length, f = i.shape.length, p = d === 0 || d > 1 || f === 1 ? 1 : b(i.shape.slice(1));
	return jw(o, s, c, p, u), l;
}
var Pw = {
	kernelName: Mn,
	backendName: "wasm",
	kernelFunc: Nw,
	setupFunc: Mw
}, Fw = Q(Nn), Iw;
function Lw(e) {
	Iw = e.wasm.cwrap(Ln, null, ["number", "number"]);
}
function Rw(e) {
	let { backend: t, inputs: { x: n } } = e, r = t.dataIdMap.get(n.dataId).id, i = t.makeOutput(n.shape, n.dtype), a = t.dataIdMap.get(i.dataId).id;
	return b(i.shape) === 0 || Iw(r, a), i;
}
var zw = {
	kernelName: "Sigmoid",
	backendName: "wasm",
	setupFunc: Lw,
	kernelFunc: Rw
}, Bw = Q(In), Vw = Q("Sin"), Hw = Q(Fn), Uw = Q(Rn);
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/SpaceToBatchND.js
function Ww(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, { blockShape: a, paddings: o } = r, s = b(a), c = [[0, 0]];
	c.push(...o);
	for (let e = 1 + a.length; e < i.shape.length; ++e) c.push([0, 0]);
	let l = IC.kernelFunc({
		inputs: { x: i },
		backend: n,
		attrs: {
			paddings: c,
			constantValue: 0
		}
	}), u = B_(l.shape, a, s, !1), d = V_(u.length, a.length, !1), f = H_(l.shape, a, s, !1), p = cy({
		inputs: { x: l },
		backend: n,
		attrs: { shape: u }
	}), m = Tv({
		inputs: { x: p },
		backend: n,
		attrs: { perm: d }
	}), h = cy({
		inputs: { x: m },
		backend: n,
		attrs: { shape: f }
	});
	return n.disposeData(l.dataId), n.disposeData(p.dataId), n.disposeData(m.dataId), h;
}
var Gw = {
	kernelName: Bn,
	backendName: "wasm",
	kernelFunc: Ww
}, Kw;
function qw(e) {
	Kw = e.wasm.cwrap("SparseFillEmptyRows", "number", [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Jw(e) {
	let { backend: t, inputs: n } = e, { indices: r, values: i, denseShape: a, defaultValue: o } = n, s = r.shape[0], c = r.shape[1], l = t.readSync(a.dataId)[0], u = [s + l, c], d = t.dataIdMap.get(r.dataId).id, f = t.dataIdMap.get(i.dataId).id, p = t.dataIdMap.get(o.dataId).id, m = t.makeOutput(u, r.dtype), h = t.dataIdMap.get(m.dataId).id, g = t.makeOutput(u.slice(0, 1), i.dtype), _ = t.dataIdMap.get(g.dataId).id, v = t.makeOutput([l], "bool"), y = t.dataIdMap.get(v.dataId).id, b = t.makeOutput([s], r.dtype), x = t.dataIdMap.get(b.dataId).id, S = t.makeOutput([4], "int32"), C = t.dataIdMap.get(S.dataId).id, w = Kw(d, f, Z[i.dtype], s, l, c, p, h, _, y, x, C), T = t.readSync(S.dataId), E;
	switch (T[0]) {
		case 1:
			E = K_(T[1]);
			break;
		case 2:
			E = q_(T[1], T[2]);
			break;
		case 3:
			E = J_(T[1], T[2], T[3]);
			break;
		default: E = "";
	}
	if (t.disposeData(S.dataId), E) throw t.disposeData(m.dataId), t.disposeData(g.dataId), t.disposeData(v.dataId), t.disposeData(b.dataId), Error(E);
	let D = m, O = g;
	return w !== u[0] && (D = Cy({
		inputs: { x: m },
		attrs: {
			begin: 0,
			size: [w, c]
		},
		backend: t
	}), O = Cy({
		inputs: { x: g },
		attrs: {
			begin: 0,
			size: w
		},
		backend: t
	}), t.disposeData(m.dataId), t.disposeData(g.dataId)), [
		D,
		O,
		v,
		b
	];
}
var Yw = {
	kernelName: Un,
	backendName: "wasm",
	setupFunc: qw,
	kernelFunc: Jw
}, Xw;
function Zw(e) {
	Xw = e.wasm.cwrap(Wn, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function Qw(e) {
	let { backend: t, inputs: n } = e, { inputIndices: r, inputShape: i, newShape: a } = n;
	if (r.shape.length !== 2) throw Error(`Input indices should be a matrix but received shape
        ${r.shape}`);
	if (i.shape.length !== 1) throw Error(`Input shape should be a vector but received shape
        ${i.shape}`);
	if (a.shape.length !== 1) throw Error(`Target shape should be a vector but received shape ${a.shape}`);
	let o = t.dataIdMap.get(r.dataId).id, s = t.dataIdMap.get(i.dataId).id, c = t.dataIdMap.get(a.dataId).id, l = r.shape[0], u = b(a.shape), d = t.makeOutput([l, u], r.dtype), f = t.dataIdMap.get(d.dataId).id, p = t.makeOutput([u], a.dtype), m = t.dataIdMap.get(p.dataId).id, h = t.makeOutput([3], "int32"), g = t.dataIdMap.get(h.dataId).id;
	Xw(o, s, c, l, f, m, g);
	let _ = t.readSync(h.dataId), v;
	switch (_[0]) {
		case 0:
			v = Y_(_[1], _[2]);
			break;
		case 1:
			v = X_(_[1], _[2]);
			break;
		case 2:
			v = Z_();
			break;
		case 3:
			v = Q_(Array.from(t.readSync(i.dataId)), Array.from(t.readSync(p.dataId)));
			break;
		case 4:
			v = $_(Array.from(t.readSync(i.dataId)), Array.from(t.readSync(p.dataId)));
			break;
		default: v = "";
	}
	if (t.disposeData(h.dataId), v) throw t.disposeData(d.dataId), t.disposeData(p.dataId), Error(v);
	return [d, p];
}
var $w = {
	kernelName: Wn,
	backendName: "wasm",
	setupFunc: Zw,
	kernelFunc: Qw
}, eT;
function tT(e) {
	eT = e.wasm.cwrap("SparseSegmentReduction", null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function nT(e, t) {
	let { backend: n, inputs: r } = e, { data: i, indices: a, segmentIds: o } = r, s = a.shape[0], c = n.readSync(o.dataId, s - 1, s)[0], l = s > 0 ? c + 1 : 0;
	if (l < 0) throw Error(ev());
	let u = i.shape.slice();
	u[0] = l;
	let d = n.dataIdMap.get(i.dataId).id, f = n.dataIdMap.get(a.dataId).id, p = n.dataIdMap.get(o.dataId).id, m = n.makeOutput(u, i.dtype), h = n.dataIdMap.get(m.dataId).id, g = n.makeOutput([4], "int32"), _ = n.dataIdMap.get(g.dataId).id;
	eT(d, Z[i.dtype], i.shape[0], f, p, h, _, t, 0);
	let v = n.readSync(g.dataId), y;
	switch (v[0]) {
		case 0:
			y = ev();
			break;
		case 1:
			y = tv();
			break;
		case 2:
			y = nv(v[1], v[2]);
			break;
		case 3:
			y = rv(v[1], v[2], v[3]);
			break;
		default: y = "";
	}
	if (n.disposeData(g.dataId), y) throw n.disposeData(m.dataId), Error(y);
	return m;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/SparseSegmentMean.js
function rT(e) {
	return nT(e, !0);
}
var iT = {
	kernelName: Gn,
	backendName: "wasm",
	setupFunc: tT,
	kernelFunc: rT
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/SparseSegmentSum.js
function aT(e) {
	return nT(e, !1);
}
var oT = {
	kernelName: Kn,
	backendName: "wasm",
	setupFunc: tT,
	kernelFunc: aT
}, sT;
function cT(e) {
	sT = e.wasm.cwrap(qn, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"array",
		"number",
		"number"
	]);
}
function lT(e) {
	let { backend: t, inputs: n, attrs: r } = e, { sparseIndices: i, sparseValues: a, defaultValue: o } = n, { outputShape: s } = r, c = t.makeOutput(s, o.dtype);
	if (b(s) === 0) return c;
	let { sliceRank: l, numUpdates: u, sliceSize: d, strides: f, outputSize: p } = Wp(a, i, s), m = t.dataIdMap.get(i.dataId).id, h = t.dataIdMap.get(a.dataId).id, g = t.dataIdMap.get(o.dataId).id, _ = new Uint8Array(new Int32Array(f).buffer), v = t.dataIdMap.get(c.dataId).id;
	return sT(m, h, a.shape.length, g, Z[o.dtype], l, u, d, _, p, v), c;
}
var uT = {
	kernelName: qn,
	backendName: "wasm",
	setupFunc: cT,
	kernelFunc: lT
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/SplitV.js
function dT(e) {
	let { inputs: t, attrs: n, backend: r } = e, { x: i } = t, { numOrSizeSplits: a, axis: o } = n, s = E(o, i.shape)[0], c = G_(i, a, s), l = Array(i.shape.length).fill(0), u = i.shape.slice();
	return c.map((e) => {
		let t = [...u];
		t[s] = e;
		let n = Cy({
			inputs: { x: i },
			attrs: {
				begin: l,
				size: t
			},
			backend: r
		});
		return l[s] += e, n;
	});
}
var fT = {
	kernelName: Vn,
	backendName: "wasm",
	kernelFunc: dT
}, pT = Q(zn), mT = Q(Yn), hT = hv(Jn, !0), gT;
function _T(e) {
	gT = e.wasm.cwrap(ur, null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function vT(e) {
	let { backend: t, inputs: n, attrs: r } = e, { alpha: i } = r, { x: a } = n, o = t.dataIdMap.get(a.dataId).id, s = t.makeOutput(a.shape, a.dtype), c = t.dataIdMap.get(s.dataId).id;
	return gT(o, i, Z[a.dtype], c), s;
}
var yT = {
	kernelName: ur,
	backendName: "wasm",
	setupFunc: _T,
	kernelFunc: vT
}, bT;
function xT(e) {
	bT = e.wasm.cwrap(Zn, null, [
		"number",
		"array",
		"number",
		"array",
		"array",
		"array",
		"array",
		"array",
		"number",
		"number"
	]);
}
function ST(e) {
	let { backend: t, inputs: n, attrs: r } = e, { x: i } = n, { begin: a, end: o, strides: s, beginMask: c, endMask: l, ellipsisMask: u, newAxisMask: d, shrinkAxisMask: f } = r, { finalShapeSparse: p, finalShape: m, isIdentity: h, sliceDim0: g, isSimpleSlice: v, begin: y, end: b, strides: x } = P_(i.shape, a, o, s, c, l, u, d, f), S;
	if (h) S = cy({
		inputs: { x: i },
		backend: t,
		attrs: { shape: m }
	});
	else if (g || v) {
		_(i.shape.length >= 1, () => `Input must have rank at least 1, got: ${i.shape.length}`);
		let e = A_(y, b, x), n = Cy({
			inputs: { x: i },
			backend: t,
			attrs: {
				begin: y,
				size: e
			}
		});
		S = cy({
			inputs: { x: n },
			backend: t,
			attrs: { shape: m }
		}), t.disposeData(n.dataId);
	} else {
		let e = t.makeOutput(p, "float32"), n = t.dataIdMap.get(i.dataId).id, r = new Uint8Array(new Int32Array(j(i.shape)).buffer), a = new Uint8Array(new Int32Array(y).buffer), o = new Uint8Array(new Int32Array(b).buffer), s = new Uint8Array(new Int32Array(x).buffer), c = new Uint8Array(new Int32Array(p).buffer), l = new Uint8Array(new Int32Array(j(p)).buffer), u = t.dataIdMap.get(e.dataId).id;
		bT(n, r, i.shape.length, a, o, s, c, l, p.length, u), S = cy({
			inputs: { x: e },
			backend: t,
			attrs: { shape: m }
		}), t.disposeData(e.dataId);
	}
	return S;
}
var CT = {
	kernelName: Zn,
	backendName: "wasm",
	setupFunc: xT,
	kernelFunc: ST
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/StringNGrams.js
function wT(e) {
	let { backend: t, inputs: n, attrs: r } = e, { data: i, dataSplits: a } = n, { separator: o, nGramWidths: s, leftPad: c, rightPad: l, padWidth: u, preserveShortSequences: d } = r, [f, p] = vy(t.readSync(i.dataId), t.readSync(a.dataId), o, s, c, l, u, d), m = t.makeOutput([f.length], "string"), h = t.dataIdMap.get(m.dataId);
	h.stringBytes = f;
	let g = t.makeOutput(a.shape, "int32");
	return t.typedArrayFromHeap(g).set(p), [m, g];
}
var TT = {
	kernelName: Qn,
	backendName: "wasm",
	kernelFunc: wT
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/StringSplit.js
function ET(e) {
	let { backend: t, inputs: n, attrs: r } = e, { input: i, delimiter: a } = n, { skipEmpty: o } = r, [s, c, l] = by(t.readSync(i.dataId), t.readSync(a.dataId)[0], o), u = c.length, d = t.makeOutput([u, 2], "int32");
	t.typedArrayFromHeap(d).set(s);
	let f = t.makeOutput([u], "string"), p = t.dataIdMap.get(f.dataId);
	p.stringBytes = c;
	let m = t.makeOutput([2], "int32");
	return t.typedArrayFromHeap(m).set(l), [
		d,
		f,
		m
	];
}
var DT = {
	kernelName: $n,
	backendName: "wasm",
	kernelFunc: ET
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/StringToHashBucketFast.js
function OT(e) {
	let { backend: t, inputs: n, attrs: r } = e, { input: i } = n, { numBuckets: a } = r, o = xy(t.readSync(i.dataId), a), s = t.makeOutput(i.shape, "int32");
	return t.typedArrayFromHeap(s).set(o), s;
}
var kT = {
	kernelName: er,
	backendName: "wasm",
	kernelFunc: OT
}, AT = hv("Sub", !0), jT;
function MT(e) {
	jT = e.wasm.cwrap("Sum", null, [
		"number",
		"number",
		"number",
		"number"
	]);
}
function NT(e) {
	let { backend: t, inputs: n, attrs: r } = e, { axis: i, keepDims: a } = r, { x: o } = n, s = t.dataIdMap.get(o.dataId).id, c = s, l = o, { transposed: u, axes: d, originalAxes: f, inputWasTransposed: p } = kv(o, i, t), m = d;
	if (p) {
		let e = t.dataIdMap.get(u.dataId).id;
		e !== s && (l = u, c = e, m = xl(m.length, l.shape.length));
	}
	vl("sum", m, l.shape.length);
	let [h, g] = gl(l.shape, m), _ = b(g), v = t.makeOutput(h, l.dtype);
	if (b(l.shape) !== 0) {
		let e = t.dataIdMap.get(v.dataId).id;
		jT(c, _, Z[v.dtype], e);
	}
	return p && t.disposeData(u.dataId), a && (v.shape = _l(v.shape, f)), v;
}
var PT = {
	kernelName: "Sum",
	backendName: "wasm",
	setupFunc: MT,
	kernelFunc: NT
}, FT = Q("Tan"), IT = Q(tr), LT;
function RT(e) {
	LT = e.wasm.cwrap(An, null, [
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"array",
		"number",
		"number",
		"number"
	]);
}
function zT(e) {
	let { backend: t, inputs: n, attrs: r } = e, { tensor: i, indices: a, updates: o } = n, {} = r, s = t.makeOutput(i.shape, i.dtype);
	if (b(i.shape) === 0) return s;
	let { sliceRank: c, numUpdates: l, sliceSize: u, strides: d, outputSize: f } = Wp(o, a, i.shape), p = t.dataIdMap.get(a.dataId).id, m = t.dataIdMap.get(o.dataId).id, h = t.dataIdMap.get(i.dataId).id, g = new Uint8Array(new Int32Array(d).buffer), _ = t.dataIdMap.get(s.dataId).id;
	return LT(p, m, Z[o.dtype], c, l, u, g, f, _, h), s;
}
var BT = {
	kernelName: An,
	backendName: "wasm",
	setupFunc: RT,
	kernelFunc: zT
}, VT;
function HT(e) {
	VT = e.wasm.cwrap(nr, null, [
		"number",
		"array",
		"number",
		"array",
		"number",
		"number"
	]);
}
function UT(e) {
	let { inputs: t, backend: n, attrs: r } = e, { x: i } = t, a = n.dataIdMap.get(i.dataId).id, { reps: o } = r, s = Array(i.shape.length);
	for (let e = 0; e < s.length; e++) s[e] = i.shape[e] * o[e];
	let c = new Uint8Array(new Int32Array(i.shape).buffer), l = new Uint8Array(new Int32Array(s).buffer), u = n.makeOutput(s, i.dtype), d = n.dataIdMap.get(u.dataId).id;
	return VT(a, c, i.shape.length, l, s.length, Z[u.dtype], d), u;
}
var WT = {
	kernelName: nr,
	backendName: "wasm",
	setupFunc: HT,
	kernelFunc: UT
}, GT;
function KT(e) {
	GT = e.wasm.cwrap(rr, null, [
		"number",
		"array",
		"number",
		"number",
		"number",
		"bool",
		"number",
		"number"
	]);
}
var qT = {
	kernelName: rr,
	backendName: "wasm",
	setupFunc: KT,
	kernelFunc: ({ inputs: e, backend: t, attrs: n }) => {
		let { x: r } = e, { k: i, sorted: a } = n, o = t.dataIdMap.get(r.dataId).id, s = new Uint8Array(new Int32Array(r.shape).buffer), c = r.shape.slice();
		c[c.length - 1] = i;
		let l = t.makeOutput(c, r.dtype), u = t.dataIdMap.get(l.dataId).id, d = t.makeOutput(c, "int32"), f = t.dataIdMap.get(d.dataId).id;
		return GT(o, s, r.shape.length, Z[r.dtype], i, a, u, f), [l, d];
	}
}, JT;
function YT(e) {
	JT = e.wasm.cwrap(ir, null, [
		"number",
		"number",
		"bool",
		"number",
		"number",
		"number",
		"number",
		"number",
		"number",
		"array",
		"number",
		"array",
		"number",
		"number",
		"number",
		"number",
		"number"
	]);
}
function XT(e) {
	let { backend: t, inputs: n, attrs: r } = e, { image: i, transforms: a } = n, { interpolation: o, fillMode: s, fillValue: c, outputShape: l } = r, [u, d, f, p] = i.shape, [m, h] = l ?? [d, f], g = [
		u,
		m,
		h,
		p
	], _ = new Uint8Array(new Int32Array(j(i.shape)).buffer), v = new Uint8Array(new Int32Array(j(g)).buffer), y = t.makeOutput(g, i.dtype), b = t.dataIdMap.get(y.dataId).id, x = t.dataIdMap.get(i.dataId).id, S = t.dataIdMap.get(a.dataId).id, C = o === "nearest" ? 1 : 2, w;
	switch (s) {
		case "constant":
			w = 1;
			break;
		case "reflect":
			w = 2;
			break;
		case "wrap":
			w = 3;
			break;
		case "nearest":
			w = 4;
			break;
		default: w = 1;
	}
	return JT(x, S, a.shape[0] > 1, u, m, h, p, f, d, _, i.shape.length - 1, v, g.length - 1, C, w, c, b), y;
}
var ZT = {
	kernelName: ir,
	backendName: "wasm",
	setupFunc: YT,
	kernelFunc: XT
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Unique.js
function QT(e) {
	let { inputs: t, attrs: n, backend: r } = e, { axis: i } = n, { x: a } = t, { outputValues: o, outputShape: s, indices: c } = Sy(r.readSync(a.dataId), i, a.shape, a.dtype);
	return [r.makeOutput(s, a.dtype, void 0, o), r.makeOutput([c.length], "int32", void 0, c)];
}
var $T = {
	kernelName: or,
	backendName: "wasm",
	kernelFunc: QT
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/Unpack.js
function eE(e) {
	let { inputs: t, backend: n, attrs: r } = e, { value: i } = t, { axis: a } = r;
	a < 0 && (a += i.shape.length);
	let o = i.shape[a], s = i.shape.length, c = Array(s - 1), l = 0;
	for (let e = 0; e < s; e++) e !== a && (c[l++] = i.shape[e]);
	let u = Array(o), d = Array(s).fill(0), f = i.shape.slice();
	f[a] = 1;
	for (let e = 0; e < u.length; e++) d[a] = e, u[e] = Cy({
		inputs: { x: i },
		attrs: {
			begin: d,
			size: f
		},
		backend: n
	});
	return u.map(({ dataId: e, dtype: t }) => ({
		dataId: e,
		dtype: t,
		shape: c
	}));
}
var tE = {
	kernelName: sr,
	backendName: "wasm",
	kernelFunc: eE
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/kernels/ZerosLike.js
function nE(e) {
	let { inputs: { x: t }, backend: n } = e, r = n.makeOutput(t.shape, t.dtype);
	return n.typedArrayFromHeap(r).fill(0), r;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/register_all_kernels.js
var rE = [
	dv,
	fv,
	pv,
	mv,
	gv,
	bv,
	Nv,
	Lv,
	zv,
	Bv,
	Vv,
	Hv,
	Uv,
	Wv,
	Gv,
	Yv,
	sy,
	$v,
	ry,
	py,
	ky,
	Ny,
	Py,
	Iy,
	Ry,
	zy,
	Uy,
	Gy,
	Yy,
	$y,
	rb,
	sb,
	db,
	fb,
	pb,
	vb,
	Sb,
	Eb,
	Ab,
	Pb,
	Rb,
	Hb,
	Kb,
	Xb,
	ex,
	tx,
	ax,
	ox,
	sx,
	cx,
	ux,
	dx,
	px,
	_x,
	vx,
	yx,
	Cx,
	Dx,
	jx,
	Fx,
	zx,
	Bx,
	Vx,
	Sv,
	Hx,
	Ux,
	Wx,
	Jx,
	Yx,
	Xx,
	eS,
	nS,
	tS,
	rS,
	iS,
	aS,
	oS,
	uS,
	mS,
	vS,
	yS,
	CS,
	DS,
	jS,
	FS,
	zS,
	US,
	qS,
	JS,
	$S,
	sC,
	cC,
	lC,
	uC,
	hC,
	yC,
	CC,
	wC,
	OC,
	AC,
	MC,
	IC,
	LC,
	VC,
	GC,
	KC,
	qC,
	JC,
	YC,
	XC,
	ly,
	ew,
	iw,
	cw,
	fw,
	gw,
	bw,
	xw,
	Sw,
	Ew,
	Aw,
	Pw,
	Fw,
	zw,
	Bw,
	Vw,
	Hw,
	Dy,
	rC,
	Uw,
	Gw,
	Yw,
	$w,
	iT,
	oT,
	uT,
	fT,
	pT,
	mT,
	hT,
	yT,
	CT,
	TT,
	DT,
	kT,
	AT,
	PT,
	FT,
	IT,
	BT,
	WT,
	qT,
	ZT,
	Ov,
	$T,
	tE,
	{
		kernelName: lr,
		backendName: "wasm",
		kernelFunc: nE
	}
];
for (let e of rE) xr(e);
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/dist/flags_wasm.js
var iE = M();
iE.registerFlag("WASM_HAS_SIMD_SUPPORT", async () => {
	try {
		return WebAssembly.validate(new Uint8Array([
			0,
			97,
			115,
			109,
			1,
			0,
			0,
			0,
			1,
			4,
			1,
			96,
			0,
			0,
			3,
			2,
			1,
			0,
			10,
			9,
			1,
			7,
			0,
			65,
			0,
			253,
			15,
			26,
			11
		]));
	} catch {
		return !1;
	}
}), iE.registerFlag("WASM_HAS_MULTITHREAD_SUPPORT", async () => {
	if (iE.get("IS_NODE")) return !1;
	try {
		return new MessageChannel().port1.postMessage(new SharedArrayBuffer(1)), WebAssembly.validate(new Uint8Array([
			0,
			97,
			115,
			109,
			1,
			0,
			0,
			0,
			1,
			4,
			1,
			96,
			0,
			0,
			3,
			2,
			1,
			0,
			5,
			4,
			1,
			3,
			1,
			1,
			10,
			11,
			1,
			9,
			0,
			65,
			0,
			254,
			16,
			2,
			0,
			26,
			11
		]));
	} catch {
		return !1;
	}
});
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-threaded-simd.js
var aE = /* @__PURE__ */ s(((e, t) => {
	var n = (() => {
		var e = typeof document < "u" && document.currentScript ? document.currentScript.src : void 0;
		return typeof __filename < "u" && (e ||= __filename), (function(t) {
			t ||= {};
			function n() {
				return A.buffer != ue && ge(A.buffer), de;
			}
			function r() {
				return A.buffer != ue && ge(A.buffer), fe;
			}
			function i() {
				return A.buffer != ue && ge(A.buffer), pe;
			}
			function a() {
				return A.buffer != ue && ge(A.buffer), me;
			}
			function o() {
				return A.buffer != ue && ge(A.buffer), he;
			}
			var s = t === void 0 ? {} : t, c, l;
			s.ready = new Promise(function(e, t) {
				c = e, l = t;
			});
			var u;
			typeof process < "u" && process.listeners && (u = {
				uncaughtException: process.listeners("uncaughtException"),
				unhandledRejection: process.listeners("unhandledRejection")
			});
			var d = Object.assign({}, s), f = [], p = (e, t) => {
				throw t;
			}, m = typeof window == "object", h = typeof importScripts == "function", g = typeof process == "object" && typeof process.versions == "object" && typeof process.versions.node == "string", _ = s.ENVIRONMENT_IS_PTHREAD || !1, v = "";
			function y(e) {
				return s.locateFile ? s.locateFile(e, v) : v + e;
			}
			var b, x, S;
			function C(e) {
				e instanceof He || k("exiting due to exception: " + e);
			}
			if (g) {
				var w = po(), T = po();
				v = h ? T.dirname(v) + "/" : __dirname + "/", b = (e, t) => (e = Ie(e) ? new URL(e) : T.normalize(e), w.readFileSync(e, t ? void 0 : "utf8")), S = (e) => {
					var t = b(e, !0);
					return t.buffer || (t = new Uint8Array(t)), t;
				}, x = (e, t, n) => {
					e = Ie(e) ? new URL(e) : T.normalize(e), w.readFile(e, function(e, r) {
						e ? n(e) : t(r.buffer);
					});
				}, process.argv.length > 1 && process.argv[1].replace(/\\/g, "/"), f = process.argv.slice(2), process.on("uncaughtException", function(e) {
					if (!(e instanceof He)) throw e;
				}), process.on("unhandledRejection", function(e) {
					throw e;
				}), p = (e, t) => {
					if (xe()) throw process.exitCode = e, t;
					C(t), process.exit(e);
				}, s.inspect = function() {
					return "[Emscripten Module object]";
				};
				let e;
				try {
					e = po();
				} catch (e) {
					throw console.error("The \"worker_threads\" module is not supported in this node.js build - perhaps a newer version is needed?"), e;
				}
				global.Worker = e.Worker;
			} else (m || h) && (h ? v = self.location.href : typeof document < "u" && document.currentScript && (v = document.currentScript.src), e !== void 0 && e && (v = e), v = v.indexOf("blob:") === 0 ? "" : v.substr(0, v.replace(/[?#].*/, "").lastIndexOf("/") + 1), g || (b = (e) => {
				var t = new XMLHttpRequest();
				return t.open("GET", e, !1), t.send(null), t.responseText;
			}, h && (S = (e) => {
				var t = new XMLHttpRequest();
				return t.open("GET", e, !1), t.responseType = "arraybuffer", t.send(null), new Uint8Array(t.response);
			}), x = (e, t, n) => {
				var r = new XMLHttpRequest();
				r.open("GET", e, !0), r.responseType = "arraybuffer", r.onload = () => {
					r.status == 200 || r.status == 0 && r.response ? t(r.response) : n();
				}, r.onerror = n, r.send(null);
			}));
			g && typeof performance > "u" && (global.performance = po().performance);
			var E = console.log.bind(console), D = console.warn.bind(console);
			g && (E = (e) => w.writeSync(1, e + "\n"), D = (e) => w.writeSync(2, e + "\n"));
			var O = s.print || E, k = s.printErr || D;
			Object.assign(s, d), d = null, s.arguments && (f = s.arguments), s.thisProgram && s.thisProgram, s.quit && (p = s.quit), Atomics.load, Atomics.store, Atomics.compareExchange;
			var ee;
			s.wasmBinary && (ee = s.wasmBinary);
			var te = s.noExitRuntime || !0;
			typeof WebAssembly != "object" && Ne("no native wasm support detected");
			var A, ne, re = !1, ie;
			function ae(e, t) {
				e || Ne(t);
			}
			var oe = typeof TextDecoder < "u" ? new TextDecoder("utf8") : void 0;
			function se(e, t, n) {
				t >>>= 0;
				for (var r = t + n, i = t; e[i] && !(i >= r);) ++i;
				if (i - t > 16 && e.buffer && oe) return oe.decode(e.buffer instanceof SharedArrayBuffer ? e.slice(t, i) : e.subarray(t, i));
				for (var a = ""; t < i;) {
					var o = e[t++];
					if (!(o & 128)) a += String.fromCharCode(o);
					else {
						var s = e[t++] & 63;
						if ((o & 224) == 192) a += String.fromCharCode((o & 31) << 6 | s);
						else {
							var c = e[t++] & 63;
							if (o = (o & 240) == 224 ? (o & 15) << 12 | s << 6 | c : (o & 7) << 18 | s << 12 | c << 6 | e[t++] & 63, o < 65536) a += String.fromCharCode(o);
							else {
								var l = o - 65536;
								a += String.fromCharCode(55296 | l >> 10, 56320 | l & 1023);
							}
						}
					}
				}
				return a;
			}
			function j(e, t) {
				return e >>>= 0, e ? se(r(), e, t) : "";
			}
			function ce(e, t, n, r) {
				if (n >>>= 0, !(r > 0)) return 0;
				for (var i = n, a = n + r - 1, o = 0; o < e.length; ++o) {
					var s = e.charCodeAt(o);
					if (s >= 55296 && s <= 57343) {
						var c = e.charCodeAt(++o);
						s = 65536 + ((s & 1023) << 10) | c & 1023;
					}
					if (s <= 127) {
						if (n >= a) break;
						t[n++ >>> 0] = s;
					} else if (s <= 2047) {
						if (n + 1 >= a) break;
						t[n++ >>> 0] = 192 | s >> 6, t[n++ >>> 0] = 128 | s & 63;
					} else if (s <= 65535) {
						if (n + 2 >= a) break;
						t[n++ >>> 0] = 224 | s >> 12, t[n++ >>> 0] = 128 | s >> 6 & 63, t[n++ >>> 0] = 128 | s & 63;
					} else {
						if (n + 3 >= a) break;
						t[n++ >>> 0] = 240 | s >> 18, t[n++ >>> 0] = 128 | s >> 12 & 63, t[n++ >>> 0] = 128 | s >> 6 & 63, t[n++ >>> 0] = 128 | s & 63;
					}
				}
				return t[n >>> 0] = 0, n - i;
			}
			function le(e, t, n) {
				return ce(e, r(), t, n);
			}
			var ue, de, fe, pe, me, he;
			_ && (ue = s.buffer);
			function ge(e) {
				ue = e, s.HEAP8 = de = new Int8Array(e), s.HEAP16 = new Int16Array(e), s.HEAP32 = pe = new Int32Array(e), s.HEAPU8 = fe = new Uint8Array(e), s.HEAPU16 = new Uint16Array(e), s.HEAPU32 = me = new Uint32Array(e), s.HEAPF32 = new Float32Array(e), s.HEAPF64 = he = new Float64Array(e);
			}
			var _e = s.INITIAL_MEMORY || 16777216;
			if (_) A = s.wasmMemory, ue = s.buffer;
			else if (s.wasmMemory) A = s.wasmMemory;
			else if (A = new WebAssembly.Memory({
				initial: _e / 65536,
				maximum: 65536,
				shared: !0
			}), !(A.buffer instanceof SharedArrayBuffer)) throw k("requested a shared WebAssembly.Memory but the returned buffer is not a SharedArrayBuffer, indicating that while the browser has SharedArrayBuffer it does not have WebAssembly threads support - you may need to set a flag"), g && k("(on node you may need: --experimental-wasm-threads --experimental-wasm-bulk-memory and/or recent version)"), Error("bad memory");
			A && (ue = A.buffer), _e = ue.byteLength, ge(ue);
			var ve, M = [], ye = [], be = [];
			function xe() {
				return te;
			}
			function Se() {
				if (s.preRun) for (typeof s.preRun == "function" && (s.preRun = [s.preRun]); s.preRun.length;) Te(s.preRun.shift());
				Qe(M);
			}
			function Ce() {
				_ || Qe(ye);
			}
			function we() {
				if (!_) {
					if (s.postRun) for (typeof s.postRun == "function" && (s.postRun = [s.postRun]); s.postRun.length;) De(s.postRun.shift());
					Qe(be);
				}
			}
			function Te(e) {
				M.unshift(e);
			}
			function Ee(e) {
				ye.unshift(e);
			}
			function De(e) {
				be.unshift(e);
			}
			var Oe = 0, ke = null, Ae = null;
			function je(e) {
				Oe++, s.monitorRunDependencies && s.monitorRunDependencies(Oe);
			}
			function Me(e) {
				if (Oe--, s.monitorRunDependencies && s.monitorRunDependencies(Oe), Oe == 0 && (ke !== null && (clearInterval(ke), ke = null), Ae)) {
					var t = Ae;
					Ae = null, t();
				}
			}
			function Ne(e) {
				s.onAbort && s.onAbort(e), e = "Aborted(" + e + ")", k(e), re = !0, ie = 1, e += ". Build with -sASSERTIONS for more info.";
				var t = new WebAssembly.RuntimeError(e);
				throw l(t), t;
			}
			var Pe = "data:application/octet-stream;base64,";
			function Fe(e) {
				return e.startsWith(Pe);
			}
			function Ie(e) {
				return e.startsWith("file://");
			}
			var Le = "tfjs-backend-wasm-threaded-simd.wasm";
			Fe(Le) || (Le = y(Le));
			function Re(e) {
				try {
					if (e == Le && ee) return new Uint8Array(ee);
					if (S) return S(e);
					throw "both async and sync fetching of the wasm failed";
				} catch (e) {
					Ne(e);
				}
			}
			function ze() {
				if (!ee && (m || h)) {
					if (typeof fetch == "function" && !Ie(Le)) return fetch(Le, { credentials: "same-origin" }).then(function(e) {
						if (!e.ok) throw "failed to load wasm binary file at '" + Le + "'";
						return e.arrayBuffer();
					}).catch(function() {
						return Re(Le);
					});
					if (x) return new Promise(function(e, t) {
						x(Le, function(t) {
							e(new Uint8Array(t));
						}, t);
					});
				}
				return Promise.resolve().then(function() {
					return Re(Le);
				});
			}
			function Be() {
				var e = {
					env: Vt,
					wasi_snapshot_preview1: Vt
				};
				function t(e, t) {
					if (s.asm = e.exports, it(s.asm._emscripten_tls_init), ve = s.asm.__indirect_function_table, Ee(s.asm.__wasm_call_ctors), ne = t, !_) {
						var n = N.unusedWorkers.length;
						N.unusedWorkers.forEach(function(e) {
							N.loadWasmModuleToWorker(e, function() {
								--n || Me("wasm-instantiate");
							});
						});
					}
				}
				_ || je("wasm-instantiate");
				function n(e) {
					t(e.instance, e.module);
				}
				function r(t) {
					return ze().then(function(t) {
						return WebAssembly.instantiate(t, e);
					}).then(function(e) {
						return e;
					}).then(t, function(e) {
						k("failed to asynchronously prepare wasm: " + e), Ne(e);
					});
				}
				function i() {
					return !ee && typeof WebAssembly.instantiateStreaming == "function" && !Fe(Le) && !Ie(Le) && !g && typeof fetch == "function" ? fetch(Le, { credentials: "same-origin" }).then(function(t) {
						return WebAssembly.instantiateStreaming(t, e).then(n, function(e) {
							return k("wasm streaming compile failed: " + e), k("falling back to ArrayBuffer instantiation"), r(n);
						});
					}) : r(n);
				}
				if (s.instantiateWasm) try {
					return s.instantiateWasm(e, t);
				} catch (e) {
					k("Module.instantiateWasm callback failed with error: " + e), l(e);
				}
				return i().catch(l), {};
			}
			var Ve = {};
			function He(e) {
				this.name = "ExitStatus", this.message = "Program terminated with exit(" + e + ")", this.status = e;
			}
			function Ue(e) {
				var t = N.pthreads[e];
				delete N.pthreads[e], t.terminate(), Ni(e), N.runningWorkers.splice(N.runningWorkers.indexOf(t), 1), t.pthread_ptr = 0;
			}
			function We(e) {
				N.pthreads[e].postMessage({ cmd: "cancel" });
			}
			function Ge(e) {
				var t = N.pthreads[e];
				ae(t), N.returnWorkerToPool(t);
			}
			function Ke(e) {
				var t = N.getNewWorker();
				if (!t) return 6;
				N.runningWorkers.push(t), N.pthreads[e.pthread_ptr] = t, t.pthread_ptr = e.pthread_ptr;
				var n = {
					cmd: "run",
					start_routine: e.startRoutine,
					arg: e.arg,
					pthread_ptr: e.pthread_ptr
				};
				return t.runPthread = () => {
					g && t.ref(), t.postMessage(n, e.transferList), delete t.runPthread;
				}, t.loaded && t.runPthread(), 0;
			}
			var qe = {
				varargs: void 0,
				get: function() {
					return qe.varargs += 4, i()[qe.varargs - 4 >>> 2];
				},
				getStr: function(e) {
					return j(e);
				}
			};
			function Je(e) {
				if (_) return Tt(1, 1, e);
				ie = e, xe() || (N.terminateAllThreads(), s.onExit && s.onExit(e), re = !0), p(e, new He(e));
			}
			function Ye(e, t) {
				if (ie = e, !t && _) throw et(e), "unwind";
				Je(e);
			}
			var Xe = Ye;
			function Ze(e) {
				if (e instanceof He || e == "unwind") return ie;
				p(1, e);
			}
			var N = {
				unusedWorkers: [],
				runningWorkers: [],
				tlsInitFunctions: [],
				pthreads: {},
				init: function() {
					_ ? N.initWorker() : N.initMainThread();
				},
				initMainThread: function() {
					for (var e = 8; e--;) N.allocateUnusedWorker();
				},
				initWorker: function() {
					te = !1;
				},
				setExitStatus: function(e) {
					ie = e;
				},
				terminateAllThreads: function() {
					for (var e of Object.values(N.pthreads)) N.returnWorkerToPool(e);
					for (var e of N.unusedWorkers) e.terminate();
					N.unusedWorkers = [];
				},
				returnWorkerToPool: function(e) {
					var t = e.pthread_ptr;
					delete N.pthreads[t], N.unusedWorkers.push(e), N.runningWorkers.splice(N.runningWorkers.indexOf(e), 1), e.pthread_ptr = 0, g && e.unref(), Ni(t);
				},
				receiveObjectTransfer: function(e) {},
				threadInitTLS: function() {
					N.tlsInitFunctions.forEach((e) => e());
				},
				loadWasmModuleToWorker: function(t, n) {
					t.onmessage = (e) => {
						var r = e.data, i = r.cmd;
						if (t.pthread_ptr && (N.currentProxiedOperationCallerThread = t.pthread_ptr), r.targetThread && r.targetThread != I()) {
							var a = N.pthreads[r.targetThread];
							a ? a.postMessage(r, r.transferList) : k("Internal error! Worker sent a message \"" + i + "\" to target pthread " + r.targetThread + ", but that thread no longer exists!"), N.currentProxiedOperationCallerThread = void 0;
						} else i === "processProxyingQueue" ? ft(r.queue) : i === "spawnThread" ? Ke(r) : i === "cleanupThread" ? Ge(r.thread) : i === "killThread" ? Ue(r.thread) : i === "cancelThread" ? We(r.thread) : i === "loaded" ? (t.loaded = !0, g && t.unref(), n && n(t), t.runPthread && t.runPthread()) : i === "print" ? O("Thread " + r.threadId + ": " + r.text) : i === "printErr" ? k("Thread " + r.threadId + ": " + r.text) : i === "alert" ? alert("Thread " + r.threadId + ": " + r.text) : r.target === "setimmediate" ? t.postMessage(r) : i === "callHandler" ? s[r.handler](...r.args) : i && k("worker sent an unknown command " + i), N.currentProxiedOperationCallerThread = void 0;
					}, t.onerror = (e) => {
						throw k("worker sent an error! " + e.filename + ":" + e.lineno + ": " + e.message), e;
					}, g && (t.on("message", function(e) {
						t.onmessage({ data: e });
					}), t.on("error", function(e) {
						t.onerror(e);
					}), t.on("detachedExit", function() {}));
					var r = [];
					for (var i of [
						"onExit",
						"onAbort",
						"print",
						"printErr"
					]) s.hasOwnProperty(i) && r.push(i);
					t.postMessage({
						cmd: "load",
						handlers: r,
						urlOrBlob: s.mainScriptUrlOrBlob || e,
						wasmMemory: A,
						wasmModule: ne
					});
				},
				allocateUnusedWorker: function() {
					var e, t = y("tfjs-backend-wasm-threaded-simd.worker.js");
					e = new Worker(t), N.unusedWorkers.push(e);
				},
				getNewWorker: function() {
					return N.unusedWorkers.length == 0 && (N.allocateUnusedWorker(), N.loadWasmModuleToWorker(N.unusedWorkers[0])), N.unusedWorkers.pop();
				}
			};
			s.PThread = N;
			function Qe(e) {
				for (; e.length > 0;) e.shift()(s);
			}
			function $e() {
				var e = I(), t = i()[e + 52 >>> 2], n = t - i()[e + 56 >>> 2];
				Pi(t, n), Ii(t);
			}
			s.establishStackSpace = $e;
			function et(e) {
				if (_) return Tt(2, 0, e);
				try {
					Xe(e);
				} catch (e) {
					Ze(e);
				}
			}
			var tt = [];
			function nt(e) {
				var t = tt[e];
				return t || (e >= tt.length && (tt.length = e + 1), tt[e] = t = ve.get(e)), t;
			}
			function rt(e, t) {
				var n = nt(e)(t);
				xe() ? N.setExitStatus(n) : L(n);
			}
			s.invokeEntryPoint = rt;
			function it(e) {
				N.tlsInitFunctions.push(e);
			}
			function at(e) {
				Ei(e, !h, 1, !m), N.threadInitTLS();
			}
			function ot(e) {
				_ ? postMessage({
					cmd: "cleanupThread",
					thread: e
				}) : Ge(e);
			}
			function st(e, t, n, r) {
				return _ ? Tt(3, 1, e, t, n, r) : ct(e, t, n, r);
			}
			function ct(e, t, n, r) {
				if (typeof SharedArrayBuffer > "u") return k("Current environment does not support SharedArrayBuffer, pthreads are not available!"), 6;
				var i = [];
				if (_ && i.length === 0) return st(e, t, n, r);
				var a = {
					startRoutine: n,
					pthread_ptr: e,
					arg: r,
					transferList: i
				};
				return _ ? (a.cmd = "spawnThread", postMessage(a, i), 0) : Ke(a);
			}
			function lt() {
				return 65536;
			}
			var ut = !0;
			function dt() {
				return ut;
			}
			function ft(e) {
				Atomics.store(i(), e >> 2, 1), I() && Mi(e), Atomics.compareExchange(i(), e >> 2, 1, 0);
			}
			s.executeNotifiedProxyingQueue = ft;
			function pt(e, t, n, r) {
				if (e == t) setTimeout(() => ft(r));
				else if (_) postMessage({
					targetThread: e,
					cmd: "processProxyingQueue",
					queue: r
				});
				else {
					var i = N.pthreads[e];
					if (!i) return;
					i.postMessage({
						cmd: "processProxyingQueue",
						queue: r
					});
				}
				return 1;
			}
			function mt(e, t, n) {
				return -1;
			}
			function ht() {
				Ne("");
			}
			function gt(e) {
				gt.shown ||= {}, gt.shown[e] || (gt.shown[e] = 1, g && (e = "warning: " + e), k(e));
			}
			function _t() {
				g || h || gt("Blocking on the main thread is very dangerous, see https://emscripten.org/docs/porting/pthreads.html#blocking-on-the-main-browser-thread");
			}
			function vt() {
				return Date.now();
			}
			function yt() {
				return 4294901760;
			}
			function bt() {
				return yt();
			}
			var xt = g ? () => {
				var e = process.hrtime();
				return e[0] * 1e3 + e[1] / 1e6;
			} : () => performance.timeOrigin + performance.now();
			function St(e, t, n) {
				r().copyWithin(e >>> 0, t >>> 0, t + n >>> 0);
			}
			function Ct() {
				return g ? po().cpus().length : navigator.hardwareConcurrency;
			}
			function wt(e) {
				var t = Fi(), n = e();
				return Ii(t), n;
			}
			function Tt(e, t) {
				var n = arguments.length - 2, r = arguments;
				return wt(() => {
					for (var i = n, a = Li(i * 8), s = a >> 3, c = 0; c < n; c++) {
						var l = r[2 + c];
						o()[s + c >>> 0] = l;
					}
					return Ai(e, i, a, t);
				});
			}
			var Et = [];
			function Dt(e, t, n) {
				Et.length = t;
				for (var r = n >> 3, i = 0; i < t; i++) Et[i] = o()[r + i >>> 0];
				return (e < 0 ? Ve[-e - 1] : Bt[e]).apply(null, Et);
			}
			function Ot(e) {
				try {
					return A.grow(e - ue.byteLength + 65535 >>> 16), ge(A.buffer), 1;
				} catch {}
			}
			function kt(e) {
				var t = r().length;
				if (e >>>= 0, e <= t) return !1;
				var n = yt();
				if (e > n) return !1;
				let i = (e, t) => e + (t - e % t) % t;
				for (var a = 1; a <= 4; a *= 2) {
					var o = t * (1 + .2 / a);
					if (o = Math.min(o, e + 100663296), Ot(Math.min(n, i(Math.max(e, o), 65536)))) return !0;
				}
				return !1;
			}
			function At() {
				throw "unwind";
			}
			function jt(e) {
				return _ ? Tt(4, 1, e) : 52;
			}
			function Mt(e, t, n, r, i) {
				return _ ? Tt(5, 1, e, t, n, r, i) : 70;
			}
			var Nt = [
				null,
				[],
				[]
			];
			function Pt(e, t) {
				var n = Nt[e];
				t === 0 || t === 10 ? ((e === 1 ? O : k)(se(n, 0)), n.length = 0) : n.push(t);
			}
			function Ft(e, t, n, i) {
				if (_) return Tt(6, 1, e, t, n, i);
				for (var o = 0, s = 0; s < n; s++) {
					var c = a()[t >>> 2], l = a()[t + 4 >>> 2];
					t += 8;
					for (var u = 0; u < l; u++) Pt(e, r()[c + u >>> 0]);
					o += l;
				}
				return a()[i >>> 2] = o, 0;
			}
			function It(e) {
				return s["_" + e];
			}
			function Lt(e, t) {
				n().set(e, t >>> 0);
			}
			function Rt(e, t, n, r, i) {
				var a = {
					string: (e) => {
						var t = 0;
						if (e != null && e !== 0) {
							var n = (e.length << 2) + 1;
							t = Li(n), le(e, t, n);
						}
						return t;
					},
					array: (e) => {
						var t = Li(e.length);
						return Lt(e, t), t;
					}
				};
				function o(e) {
					return t === "string" ? j(e) : t === "boolean" ? !!e : e;
				}
				var s = It(e), c = [], l = 0;
				if (r) for (var u = 0; u < r.length; u++) {
					var d = a[n[u]];
					d ? (l === 0 && (l = Fi()), c[u] = d(r[u])) : c[u] = r[u];
				}
				var f = s.apply(null, c);
				function p(e) {
					return l !== 0 && Ii(l), o(e);
				}
				return f = p(f), f;
			}
			function zt(e, t, n, r) {
				n ||= [];
				var i = n.every((e) => e === "number" || e === "boolean");
				return t !== "string" && i && !r ? It(e) : function() {
					return Rt(e, t, n, arguments, r);
				};
			}
			N.init();
			var Bt = [
				null,
				Je,
				et,
				st,
				jt,
				Mt,
				Ft
			], Vt = {
				__emscripten_init_main_thread_js: at,
				__emscripten_thread_cleanup: ot,
				__pthread_create_js: ct,
				_emscripten_default_pthread_stack_size: lt,
				_emscripten_get_now_is_monotonic: dt,
				_emscripten_notify_task_queue: pt,
				_emscripten_set_offscreencanvas_size: mt,
				abort: ht,
				emscripten_check_blocking_allowed: _t,
				emscripten_date_now: vt,
				emscripten_get_heap_max: bt,
				emscripten_get_now: xt,
				emscripten_memcpy_big: St,
				emscripten_num_logical_cores: Ct,
				emscripten_receive_on_main_thread_js: Dt,
				emscripten_resize_heap: kt,
				emscripten_unwind_to_js_event_loop: At,
				exit: Xe,
				fd_close: jt,
				fd_seek: Mt,
				fd_write: Ft,
				memory: A || s.wasmMemory
			};
			Be();
			var Ht = s.___wasm_call_ctors = function() {
				return (Ht = s.___wasm_call_ctors = s.asm.__wasm_call_ctors).apply(null, arguments);
			}, Ut = s._init = function() {
				return (Ut = s._init = s.asm.init).apply(null, arguments);
			}, Wt = s._init_with_threads_count = function() {
				return (Wt = s._init_with_threads_count = s.asm.init_with_threads_count).apply(null, arguments);
			}, Gt = s._get_threads_count = function() {
				return (Gt = s._get_threads_count = s.asm.get_threads_count).apply(null, arguments);
			}, Kt = s._register_tensor = function() {
				return (Kt = s._register_tensor = s.asm.register_tensor).apply(null, arguments);
			}, qt = s._dispose_data = function() {
				return (qt = s._dispose_data = s.asm.dispose_data).apply(null, arguments);
			}, Jt = s._dispose = function() {
				return (Jt = s._dispose = s.asm.dispose).apply(null, arguments);
			}, Yt = s._Abs = function() {
				return (Yt = s._Abs = s.asm.Abs).apply(null, arguments);
			}, Xt = s._Acos = function() {
				return (Xt = s._Acos = s.asm.Acos).apply(null, arguments);
			}, Zt = s._Acosh = function() {
				return (Zt = s._Acosh = s.asm.Acosh).apply(null, arguments);
			}, Qt = s._Add = function() {
				return (Qt = s._Add = s.asm.Add).apply(null, arguments);
			}, $t = s._AddN = function() {
				return ($t = s._AddN = s.asm.AddN).apply(null, arguments);
			}, en = s._All = function() {
				return (en = s._All = s.asm.All).apply(null, arguments);
			}, tn = s._Any = function() {
				return (tn = s._Any = s.asm.Any).apply(null, arguments);
			}, nn = s._ArgMax = function() {
				return (nn = s._ArgMax = s.asm.ArgMax).apply(null, arguments);
			}, rn = s._ArgMin = function() {
				return (rn = s._ArgMin = s.asm.ArgMin).apply(null, arguments);
			}, an = s._Asin = function() {
				return (an = s._Asin = s.asm.Asin).apply(null, arguments);
			}, on = s._Asinh = function() {
				return (on = s._Asinh = s.asm.Asinh).apply(null, arguments);
			}, sn = s._Atan = function() {
				return (sn = s._Atan = s.asm.Atan).apply(null, arguments);
			}, cn = s._Atan2 = function() {
				return (cn = s._Atan2 = s.asm.Atan2).apply(null, arguments);
			}, ln = s._Atanh = function() {
				return (ln = s._Atanh = s.asm.Atanh).apply(null, arguments);
			}, un = s._AvgPool = function() {
				return (un = s._AvgPool = s.asm.AvgPool).apply(null, arguments);
			}, dn = s._AvgPool3D = function() {
				return (dn = s._AvgPool3D = s.asm.AvgPool3D).apply(null, arguments);
			}, fn = s._AvgPool3DGrad = function() {
				return (fn = s._AvgPool3DGrad = s.asm.AvgPool3DGrad).apply(null, arguments);
			}, pn = s._AvgPoolGrad = function() {
				return (pn = s._AvgPoolGrad = s.asm.AvgPoolGrad).apply(null, arguments);
			}, mn = s._BatchMatMul = function() {
				return (mn = s._BatchMatMul = s.asm.BatchMatMul).apply(null, arguments);
			}, hn = s._Bincount = function() {
				return (hn = s._Bincount = s.asm.Bincount).apply(null, arguments);
			}, gn = s._BitwiseAnd = function() {
				return (gn = s._BitwiseAnd = s.asm.BitwiseAnd).apply(null, arguments);
			}, _n = s._Ceil = function() {
				return (_n = s._Ceil = s.asm.Ceil).apply(null, arguments);
			}, vn = s._ClipByValue = function() {
				return (vn = s._ClipByValue = s.asm.ClipByValue).apply(null, arguments);
			}, yn = s._Conv2D = function() {
				return (yn = s._Conv2D = s.asm.Conv2D).apply(null, arguments);
			}, bn = s._Conv2DBackpropInput = function() {
				return (bn = s._Conv2DBackpropInput = s.asm.Conv2DBackpropInput).apply(null, arguments);
			}, xn = s._Conv3D = function() {
				return (xn = s._Conv3D = s.asm.Conv3D).apply(null, arguments);
			}, Sn = s._Conv3DBackpropFilterV2 = function() {
				return (Sn = s._Conv3DBackpropFilterV2 = s.asm.Conv3DBackpropFilterV2).apply(null, arguments);
			}, Cn = s._Conv3DBackpropInputV2 = function() {
				return (Cn = s._Conv3DBackpropInputV2 = s.asm.Conv3DBackpropInputV2).apply(null, arguments);
			}, wn = s._Cos = function() {
				return (wn = s._Cos = s.asm.Cos).apply(null, arguments);
			}, Tn = s._Cosh = function() {
				return (Tn = s._Cosh = s.asm.Cosh).apply(null, arguments);
			}, En = s._CropAndResize = function() {
				return (En = s._CropAndResize = s.asm.CropAndResize).apply(null, arguments);
			}, Dn = s._Cumprod = function() {
				return (Dn = s._Cumprod = s.asm.Cumprod).apply(null, arguments);
			}, On = s._Cumsum = function() {
				return (On = s._Cumsum = s.asm.Cumsum).apply(null, arguments);
			}, kn = s._DenseBincount = function() {
				return (kn = s._DenseBincount = s.asm.DenseBincount).apply(null, arguments);
			}, An = s._DepthToSpace = function() {
				return (An = s._DepthToSpace = s.asm.DepthToSpace).apply(null, arguments);
			}, jn = s._DepthwiseConv2dNative = function() {
				return (jn = s._DepthwiseConv2dNative = s.asm.DepthwiseConv2dNative).apply(null, arguments);
			}, Mn = s._Diag = function() {
				return (Mn = s._Diag = s.asm.Diag).apply(null, arguments);
			}, Nn = s._Dilation2D = function() {
				return (Nn = s._Dilation2D = s.asm.Dilation2D).apply(null, arguments);
			}, Pn = s._Dilation2DBackpropFilter = function() {
				return (Pn = s._Dilation2DBackpropFilter = s.asm.Dilation2DBackpropFilter).apply(null, arguments);
			}, Fn = s._Dilation2DBackpropInput = function() {
				return (Fn = s._Dilation2DBackpropInput = s.asm.Dilation2DBackpropInput).apply(null, arguments);
			}, In = s._Elu = function() {
				return (In = s._Elu = s.asm.Elu).apply(null, arguments);
			}, Ln = s._EluGrad = function() {
				return (Ln = s._EluGrad = s.asm.EluGrad).apply(null, arguments);
			}, Rn = s._Equal = function() {
				return (Rn = s._Equal = s.asm.Equal).apply(null, arguments);
			}, zn = s._Erf = function() {
				return (zn = s._Erf = s.asm.Erf).apply(null, arguments);
			}, Bn = s._Exp = function() {
				return (Bn = s._Exp = s.asm.Exp).apply(null, arguments);
			}, Vn = s._Expm1 = function() {
				return (Vn = s._Expm1 = s.asm.Expm1).apply(null, arguments);
			}, Hn = s._FlipLeftRight = function() {
				return (Hn = s._FlipLeftRight = s.asm.FlipLeftRight).apply(null, arguments);
			}, Un = s._Floor = function() {
				return (Un = s._Floor = s.asm.Floor).apply(null, arguments);
			}, Wn = s._FloorDiv = function() {
				return (Wn = s._FloorDiv = s.asm.FloorDiv).apply(null, arguments);
			}, Gn = s._FusedBatchNorm = function() {
				return (Gn = s._FusedBatchNorm = s.asm.FusedBatchNorm).apply(null, arguments);
			}, Kn = s._FusedConv2D = function() {
				return (Kn = s._FusedConv2D = s.asm.FusedConv2D).apply(null, arguments);
			}, qn = s._FusedDepthwiseConv2D = function() {
				return (qn = s._FusedDepthwiseConv2D = s.asm.FusedDepthwiseConv2D).apply(null, arguments);
			}, Jn = s._Gather = function() {
				return (Jn = s._Gather = s.asm.Gather).apply(null, arguments);
			}, Yn = s._GatherNd = function() {
				return (Yn = s._GatherNd = s.asm.GatherNd).apply(null, arguments);
			}, Xn = s._Greater = function() {
				return (Xn = s._Greater = s.asm.Greater).apply(null, arguments);
			}, Zn = s._GreaterEqual = function() {
				return (Zn = s._GreaterEqual = s.asm.GreaterEqual).apply(null, arguments);
			}, Qn = s._IsFinite = function() {
				return (Qn = s._IsFinite = s.asm.IsFinite).apply(null, arguments);
			}, $n = s._IsInf = function() {
				return ($n = s._IsInf = s.asm.IsInf).apply(null, arguments);
			}, er = s._IsNan = function() {
				return (er = s._IsNan = s.asm.IsNan).apply(null, arguments);
			}, tr = s._LRN = function() {
				return (tr = s._LRN = s.asm.LRN).apply(null, arguments);
			}, nr = s._LRNGrad = function() {
				return (nr = s._LRNGrad = s.asm.LRNGrad).apply(null, arguments);
			}, rr = s._LeakyRelu = function() {
				return (rr = s._LeakyRelu = s.asm.LeakyRelu).apply(null, arguments);
			}, ir = s._Less = function() {
				return (ir = s._Less = s.asm.Less).apply(null, arguments);
			}, ar = s._LessEqual = function() {
				return (ar = s._LessEqual = s.asm.LessEqual).apply(null, arguments);
			}, or = s._LinSpace = function() {
				return (or = s._LinSpace = s.asm.LinSpace).apply(null, arguments);
			}, sr = s._Log = function() {
				return (sr = s._Log = s.asm.Log).apply(null, arguments);
			}, cr = s._Log1p = function() {
				return (cr = s._Log1p = s.asm.Log1p).apply(null, arguments);
			}, lr = s._LogicalAnd = function() {
				return (lr = s._LogicalAnd = s.asm.LogicalAnd).apply(null, arguments);
			}, ur = s._LogicalNot = function() {
				return (ur = s._LogicalNot = s.asm.LogicalNot).apply(null, arguments);
			}, dr = s._LogicalOr = function() {
				return (dr = s._LogicalOr = s.asm.LogicalOr).apply(null, arguments);
			}, fr = s._LogicalXor = function() {
				return (fr = s._LogicalXor = s.asm.LogicalXor).apply(null, arguments);
			}, pr = s._Max = function() {
				return (pr = s._Max = s.asm.Max).apply(null, arguments);
			}, mr = s._MaxPool = function() {
				return (mr = s._MaxPool = s.asm.MaxPool).apply(null, arguments);
			}, hr = s._MaxPool3D = function() {
				return (hr = s._MaxPool3D = s.asm.MaxPool3D).apply(null, arguments);
			}, gr = s._MaxPool3DGrad = function() {
				return (gr = s._MaxPool3DGrad = s.asm.MaxPool3DGrad).apply(null, arguments);
			}, _r = s._MaxPoolGrad = function() {
				return (_r = s._MaxPoolGrad = s.asm.MaxPoolGrad).apply(null, arguments);
			}, vr = s._MaxPoolWithArgmax = function() {
				return (vr = s._MaxPoolWithArgmax = s.asm.MaxPoolWithArgmax).apply(null, arguments);
			}, yr = s._Maximum = function() {
				return (yr = s._Maximum = s.asm.Maximum).apply(null, arguments);
			}, br = s._Mean = function() {
				return (br = s._Mean = s.asm.Mean).apply(null, arguments);
			}, xr = s._Min = function() {
				return (xr = s._Min = s.asm.Min).apply(null, arguments);
			}, Sr = s._Minimum = function() {
				return (Sr = s._Minimum = s.asm.Minimum).apply(null, arguments);
			}, Cr = s._MirrorPad = function() {
				return (Cr = s._MirrorPad = s.asm.MirrorPad).apply(null, arguments);
			}, wr = s._Mod = function() {
				return (wr = s._Mod = s.asm.Mod).apply(null, arguments);
			}, Tr = s._Multinomial = function() {
				return (Tr = s._Multinomial = s.asm.Multinomial).apply(null, arguments);
			}, Er = s._Multiply = function() {
				return (Er = s._Multiply = s.asm.Multiply).apply(null, arguments);
			}, Dr = s._Neg = function() {
				return (Dr = s._Neg = s.asm.Neg).apply(null, arguments);
			}, Or = s._NonMaxSuppressionV3 = function() {
				return (Or = s._NonMaxSuppressionV3 = s.asm.NonMaxSuppressionV3).apply(null, arguments);
			}, kr = s._NonMaxSuppressionV4 = function() {
				return (kr = s._NonMaxSuppressionV4 = s.asm.NonMaxSuppressionV4).apply(null, arguments);
			}, Ar = s._NonMaxSuppressionV5 = function() {
				return (Ar = s._NonMaxSuppressionV5 = s.asm.NonMaxSuppressionV5).apply(null, arguments);
			}, jr = s._NotEqual = function() {
				return (jr = s._NotEqual = s.asm.NotEqual).apply(null, arguments);
			}, P = s._OneHot = function() {
				return (P = s._OneHot = s.asm.OneHot).apply(null, arguments);
			}, Mr = s._PadV2 = function() {
				return (Mr = s._PadV2 = s.asm.PadV2).apply(null, arguments);
			}, F = s._Pow = function() {
				return (F = s._Pow = s.asm.Pow).apply(null, arguments);
			}, Nr = s._Prelu = function() {
				return (Nr = s._Prelu = s.asm.Prelu).apply(null, arguments);
			}, Pr = s._Prod = function() {
				return (Pr = s._Prod = s.asm.Prod).apply(null, arguments);
			}, Fr = s._RealDiv = function() {
				return (Fr = s._RealDiv = s.asm.RealDiv).apply(null, arguments);
			}, Ir = s._Reciprocal = function() {
				return (Ir = s._Reciprocal = s.asm.Reciprocal).apply(null, arguments);
			}, Lr = s._Relu = function() {
				return (Lr = s._Relu = s.asm.Relu).apply(null, arguments);
			}, Rr = s._Relu6 = function() {
				return (Rr = s._Relu6 = s.asm.Relu6).apply(null, arguments);
			}, zr = s._ResizeBilinear = function() {
				return (zr = s._ResizeBilinear = s.asm.ResizeBilinear).apply(null, arguments);
			}, Br = s._ResizeBilinearGrad = function() {
				return (Br = s._ResizeBilinearGrad = s.asm.ResizeBilinearGrad).apply(null, arguments);
			}, Vr = s._ResizeNearestNeighbor = function() {
				return (Vr = s._ResizeNearestNeighbor = s.asm.ResizeNearestNeighbor).apply(null, arguments);
			}, Hr = s._ResizeNearestNeighborGrad = function() {
				return (Hr = s._ResizeNearestNeighborGrad = s.asm.ResizeNearestNeighborGrad).apply(null, arguments);
			}, Ur = s._Reverse = function() {
				return (Ur = s._Reverse = s.asm.Reverse).apply(null, arguments);
			}, Wr = s._RotateWithOffset = function() {
				return (Wr = s._RotateWithOffset = s.asm.RotateWithOffset).apply(null, arguments);
			}, Gr = s._Round = function() {
				return (Gr = s._Round = s.asm.Round).apply(null, arguments);
			}, Kr = s._Rsqrt = function() {
				return (Kr = s._Rsqrt = s.asm.Rsqrt).apply(null, arguments);
			}, qr = s._ScatterNd = function() {
				return (qr = s._ScatterNd = s.asm.ScatterNd).apply(null, arguments);
			}, Jr = s._SearchSorted = function() {
				return (Jr = s._SearchSorted = s.asm.SearchSorted).apply(null, arguments);
			}, Yr = s._SelectV2 = function() {
				return (Yr = s._SelectV2 = s.asm.SelectV2).apply(null, arguments);
			}, Xr = s._Selu = function() {
				return (Xr = s._Selu = s.asm.Selu).apply(null, arguments);
			}, Zr = s._Sigmoid = function() {
				return (Zr = s._Sigmoid = s.asm.Sigmoid).apply(null, arguments);
			}, Qr = s._Sign = function() {
				return (Qr = s._Sign = s.asm.Sign).apply(null, arguments);
			}, $r = s._Sin = function() {
				return ($r = s._Sin = s.asm.Sin).apply(null, arguments);
			}, ei = s._Sinh = function() {
				return (ei = s._Sinh = s.asm.Sinh).apply(null, arguments);
			}, ti = s._Softmax = function() {
				return (ti = s._Softmax = s.asm.Softmax).apply(null, arguments);
			}, ni = s._Softplus = function() {
				return (ni = s._Softplus = s.asm.Softplus).apply(null, arguments);
			}, ri = s._SparseFillEmptyRows = function() {
				return (ri = s._SparseFillEmptyRows = s.asm.SparseFillEmptyRows).apply(null, arguments);
			}, ii = s._SparseReshape = function() {
				return (ii = s._SparseReshape = s.asm.SparseReshape).apply(null, arguments);
			}, ai = s._SparseSegmentReduction = function() {
				return (ai = s._SparseSegmentReduction = s.asm.SparseSegmentReduction).apply(null, arguments);
			}, oi = s._SparseToDense = function() {
				return (oi = s._SparseToDense = s.asm.SparseToDense).apply(null, arguments);
			}, si = s._Sqrt = function() {
				return (si = s._Sqrt = s.asm.Sqrt).apply(null, arguments);
			}, ci = s._Square = function() {
				return (ci = s._Square = s.asm.Square).apply(null, arguments);
			}, li = s._SquaredDifference = function() {
				return (li = s._SquaredDifference = s.asm.SquaredDifference).apply(null, arguments);
			}, ui = s._Step = function() {
				return (ui = s._Step = s.asm.Step).apply(null, arguments);
			}, di = s._StridedSlice = function() {
				return (di = s._StridedSlice = s.asm.StridedSlice).apply(null, arguments);
			}, fi = s._Sub = function() {
				return (fi = s._Sub = s.asm.Sub).apply(null, arguments);
			}, pi = s._Sum = function() {
				return (pi = s._Sum = s.asm.Sum).apply(null, arguments);
			}, mi = s._Tan = function() {
				return (mi = s._Tan = s.asm.Tan).apply(null, arguments);
			}, hi = s._Tanh = function() {
				return (hi = s._Tanh = s.asm.Tanh).apply(null, arguments);
			}, gi = s._TensorScatterUpdate = function() {
				return (gi = s._TensorScatterUpdate = s.asm.TensorScatterUpdate).apply(null, arguments);
			}, _i = s._Tile = function() {
				return (_i = s._Tile = s.asm.Tile).apply(null, arguments);
			}, vi = s._TopK = function() {
				return (vi = s._TopK = s.asm.TopK).apply(null, arguments);
			}, yi = s._Transform = function() {
				return (yi = s._Transform = s.asm.Transform).apply(null, arguments);
			}, bi = s._Transpose = function() {
				return (bi = s._Transpose = s.asm.Transpose).apply(null, arguments);
			}, xi = s.__FusedMatMul = function() {
				return (xi = s.__FusedMatMul = s.asm._FusedMatMul).apply(null, arguments);
			}, Si = s._malloc = function() {
				return (Si = s._malloc = s.asm.malloc).apply(null, arguments);
			}, Ci = s._free = function() {
				return (Ci = s._free = s.asm.free).apply(null, arguments);
			}, wi = s.__emscripten_tls_init = function() {
				return (wi = s.__emscripten_tls_init = s.asm._emscripten_tls_init).apply(null, arguments);
			}, I = s._pthread_self = function() {
				return (I = s._pthread_self = s.asm.pthread_self).apply(null, arguments);
			}, Ti = s.___errno_location = function() {
				return (Ti = s.___errno_location = s.asm.__errno_location).apply(null, arguments);
			}, Ei = s.__emscripten_thread_init = function() {
				return (Ei = s.__emscripten_thread_init = s.asm._emscripten_thread_init).apply(null, arguments);
			}, Di = s.__emscripten_thread_crashed = function() {
				return (Di = s.__emscripten_thread_crashed = s.asm._emscripten_thread_crashed).apply(null, arguments);
			}, Oi = s._emscripten_main_thread_process_queued_calls = function() {
				return (Oi = s._emscripten_main_thread_process_queued_calls = s.asm.emscripten_main_thread_process_queued_calls).apply(null, arguments);
			}, ki = s._emscripten_main_browser_thread_id = function() {
				return (ki = s._emscripten_main_browser_thread_id = s.asm.emscripten_main_browser_thread_id).apply(null, arguments);
			}, Ai = s._emscripten_run_in_main_runtime_thread_js = function() {
				return (Ai = s._emscripten_run_in_main_runtime_thread_js = s.asm.emscripten_run_in_main_runtime_thread_js).apply(null, arguments);
			}, ji = s._emscripten_dispatch_to_thread_ = function() {
				return (ji = s._emscripten_dispatch_to_thread_ = s.asm.emscripten_dispatch_to_thread_).apply(null, arguments);
			}, Mi = s.__emscripten_proxy_execute_task_queue = function() {
				return (Mi = s.__emscripten_proxy_execute_task_queue = s.asm._emscripten_proxy_execute_task_queue).apply(null, arguments);
			}, Ni = s.__emscripten_thread_free_data = function() {
				return (Ni = s.__emscripten_thread_free_data = s.asm._emscripten_thread_free_data).apply(null, arguments);
			}, L = s.__emscripten_thread_exit = function() {
				return (L = s.__emscripten_thread_exit = s.asm._emscripten_thread_exit).apply(null, arguments);
			}, Pi = s._emscripten_stack_set_limits = function() {
				return (Pi = s._emscripten_stack_set_limits = s.asm.emscripten_stack_set_limits).apply(null, arguments);
			}, Fi = s.stackSave = function() {
				return (Fi = s.stackSave = s.asm.stackSave).apply(null, arguments);
			}, Ii = s.stackRestore = function() {
				return (Ii = s.stackRestore = s.asm.stackRestore).apply(null, arguments);
			}, Li = s.stackAlloc = function() {
				return (Li = s.stackAlloc = s.asm.stackAlloc).apply(null, arguments);
			}, Ri = s.dynCall_iijjiiii = function() {
				return (Ri = s.dynCall_iijjiiii = s.asm.dynCall_iijjiiii).apply(null, arguments);
			}, zi = s.dynCall_jiji = function() {
				return (zi = s.dynCall_jiji = s.asm.dynCall_jiji).apply(null, arguments);
			};
			s.keepRuntimeAlive = xe, s.wasmMemory = A, s.cwrap = zt, s.ExitStatus = He, s.PThread = N;
			var R;
			Ae = function e() {
				R || Bi(), R || (Ae = e);
			};
			function Bi(e) {
				if (e ||= f, Oe > 0) return;
				if (_) {
					c(s), Ce(), startWorker(s);
					return;
				}
				if (Se(), Oe > 0) return;
				function t() {
					R || (R = !0, s.calledRun = !0, !re && (Ce(), c(s), s.onRuntimeInitialized && s.onRuntimeInitialized(), we()));
				}
				s.setStatus ? (s.setStatus("Running..."), setTimeout(function() {
					setTimeout(function() {
						s.setStatus("");
					}, 1), t();
				}, 1)) : t();
			}
			if (s.preInit) for (typeof s.preInit == "function" && (s.preInit = [s.preInit]); s.preInit.length > 0;) s.preInit.pop()();
			Bi();
			var Vi;
			u && (Vi = {
				uncaughtException: process.listeners("uncaughtException").filter(function(e) {
					return !u.uncaughtException.indexOf(e) > -1;
				}),
				unhandledRejection: process.listeners("unhandledRejection").filter(function(e) {
					return !u.unhandledRejection.indexOf(e) > -1;
				})
			});
			var z;
			if (typeof WasmBackendModule < "u") z = WasmBackendModule;
			else if (t !== void 0) z = t;
			else throw Error("Could not find wasm module in post.js");
			if (Vi) {
				var Hi = z._dispose;
				z._dispose = function() {
					Hi(), Vi.uncaughtException.forEach(function(e) {
						process.removeListener("uncaughtException", e);
					}), Vi.unhandledRejection.forEach(function(e) {
						process.removeListener("unhandledRejection", e);
					});
				};
			}
			return t.ready;
		});
	})();
	typeof e == "object" && typeof t == "object" ? t.exports = n : typeof define == "function" && define.amd ? define([], function() {
		return n;
	}) : typeof e == "object" && (e.WasmBackendModuleThreadedSimd = n);
})), oE = /* @__PURE__ */ s(((e, t) => {
	t.exports.wasmWorkerContents = "\"use strict\";var Module={};var ENVIRONMENT_IS_NODE=typeof process==\"object\"&&typeof process.versions==\"object\"&&typeof process.versions.node==\"string\";if(ENVIRONMENT_IS_NODE){var nodeWorkerThreads=require(\"worker_threads\");var parentPort=nodeWorkerThreads.parentPort;parentPort.on(\"message\",data=>onmessage({data:data}));var fs=require(\"fs\");Object.assign(global,{self:global,require:require,Module:Module,location:{href:__filename},Worker:nodeWorkerThreads.Worker,importScripts:function(f){(0,eval)(fs.readFileSync(f,\"utf8\")+\"//# sourceURL=\"+f)},postMessage:function(msg){parentPort.postMessage(msg)},performance:global.performance||{now:function(){return Date.now()}}})}var initializedJS=false;var pendingNotifiedProxyingQueues=[];function threadPrintErr(){var text=Array.prototype.slice.call(arguments).join(\" \");if(ENVIRONMENT_IS_NODE){fs.writeSync(2,text+\"\n\");return}console.error(text)}function threadAlert(){var text=Array.prototype.slice.call(arguments).join(\" \");postMessage({cmd:\"alert\",text:text,threadId:Module[\"_pthread_self\"]()})}var err=threadPrintErr;self.alert=threadAlert;Module[\"instantiateWasm\"]=(info,receiveInstance)=>{var instance=new WebAssembly.Instance(Module[\"wasmModule\"],info);receiveInstance(instance);Module[\"wasmModule\"]=null;return instance.exports};self.onunhandledrejection=e=>{throw e.reason??e};self.startWorker=instance=>{Module=instance;postMessage({\"cmd\":\"loaded\"})};self.onmessage=e=>{try{if(e.data.cmd===\"load\"){Module[\"wasmModule\"]=e.data.wasmModule;for(const handler of e.data.handlers){Module[handler]=function(){postMessage({cmd:\"callHandler\",handler:handler,args:[...arguments]})}}Module[\"wasmMemory\"]=e.data.wasmMemory;Module[\"buffer\"]=Module[\"wasmMemory\"].buffer;Module[\"ENVIRONMENT_IS_PTHREAD\"]=true;if(typeof e.data.urlOrBlob==\"string\"){importScripts(e.data.urlOrBlob)}else{var objectUrl=URL.createObjectURL(e.data.urlOrBlob);importScripts(objectUrl);URL.revokeObjectURL(objectUrl)}WasmBackendModuleThreadedSimd(Module)}else if(e.data.cmd===\"run\"){Module[\"__emscripten_thread_init\"](e.data.pthread_ptr,0,0,1);Module[\"establishStackSpace\"]();Module[\"PThread\"].receiveObjectTransfer(e.data);Module[\"PThread\"].threadInitTLS();if(!initializedJS){pendingNotifiedProxyingQueues.forEach(queue=>{Module[\"executeNotifiedProxyingQueue\"](queue)});pendingNotifiedProxyingQueues=[];initializedJS=true}try{Module[\"invokeEntryPoint\"](e.data.start_routine,e.data.arg)}catch(ex){if(ex!=\"unwind\"){if(ex instanceof Module[\"ExitStatus\"]){if(Module[\"keepRuntimeAlive\"]()){}else{Module[\"__emscripten_thread_exit\"](ex.status)}}else{throw ex}}}}else if(e.data.cmd===\"cancel\"){if(Module[\"_pthread_self\"]()){Module[\"__emscripten_thread_exit\"](-1)}}else if(e.data.target===\"setimmediate\"){}else if(e.data.cmd===\"processProxyingQueue\"){if(initializedJS){Module[\"executeNotifiedProxyingQueue\"](e.data.queue)}else{pendingNotifiedProxyingQueues.push(e.data.queue)}}else if(e.data.cmd){err(\"worker.js received unknown command \"+e.data.cmd);err(e.data)}}catch(ex){if(Module[\"__emscripten_thread_crashed\"]){Module[\"__emscripten_thread_crashed\"]()}throw ex}};";
})), sE = /* @__PURE__ */ s(((e, t) => {
	var n = (() => {
		var e = typeof document < "u" && document.currentScript ? document.currentScript.src : void 0;
		return typeof __filename < "u" && (e ||= __filename), (function(t) {
			t ||= {};
			var n = t === void 0 ? {} : t, r, i;
			n.ready = new Promise(function(e, t) {
				r = e, i = t;
			});
			var a;
			typeof process < "u" && process.listeners && (a = {
				uncaughtException: process.listeners("uncaughtException"),
				unhandledRejection: process.listeners("unhandledRejection")
			});
			var o = Object.assign({}, n), s = [], c = typeof window == "object", l = typeof importScripts == "function", u = typeof process == "object" && typeof process.versions == "object" && typeof process.versions.node == "string", d = "";
			function f(e) {
				return n.locateFile ? n.locateFile(e, d) : d + e;
			}
			var p, m, h;
			if (u) {
				var g = po(), _ = po();
				d = l ? _.dirname(d) + "/" : __dirname + "/", p = (e, t) => (e = M(e) ? new URL(e) : _.normalize(e), g.readFileSync(e, t ? void 0 : "utf8")), h = (e) => {
					var t = p(e, !0);
					return t.buffer || (t = new Uint8Array(t)), t;
				}, m = (e, t, n) => {
					e = M(e) ? new URL(e) : _.normalize(e), g.readFile(e, function(e, r) {
						e ? n(e) : t(r.buffer);
					});
				}, process.argv.length > 1 && process.argv[1].replace(/\\/g, "/"), s = process.argv.slice(2), process.on("uncaughtException", function(e) {
					if (!(e instanceof Ce)) throw e;
				}), process.on("unhandledRejection", function(e) {
					throw e;
				}), n.inspect = function() {
					return "[Emscripten Module object]";
				};
			} else (c || l) && (l ? d = self.location.href : typeof document < "u" && document.currentScript && (d = document.currentScript.src), e && (d = e), d = d.indexOf("blob:") === 0 ? "" : d.substr(0, d.replace(/[?#].*/, "").lastIndexOf("/") + 1), p = (e) => {
				var t = new XMLHttpRequest();
				return t.open("GET", e, !1), t.send(null), t.responseText;
			}, l && (h = (e) => {
				var t = new XMLHttpRequest();
				return t.open("GET", e, !1), t.responseType = "arraybuffer", t.send(null), new Uint8Array(t.response);
			}), m = (e, t, n) => {
				var r = new XMLHttpRequest();
				r.open("GET", e, !0), r.responseType = "arraybuffer", r.onload = () => {
					r.status == 200 || r.status == 0 && r.response ? t(r.response) : n();
				}, r.onerror = n, r.send(null);
			});
			var v = n.print || console.log.bind(console), y = n.printErr || console.warn.bind(console);
			Object.assign(n, o), o = null, n.arguments && (s = n.arguments), n.thisProgram && n.thisProgram, n.quit && n.quit;
			var b;
			n.wasmBinary && (b = n.wasmBinary), n.noExitRuntime, typeof WebAssembly != "object" && ge("no native wasm support detected");
			var x, S = !1, C = typeof TextDecoder < "u" ? new TextDecoder("utf8") : void 0;
			function w(e, t, n) {
				t >>>= 0;
				for (var r = t + n, i = t; e[i] && !(i >= r);) ++i;
				if (i - t > 16 && e.buffer && C) return C.decode(e.subarray(t, i));
				for (var a = ""; t < i;) {
					var o = e[t++];
					if (!(o & 128)) a += String.fromCharCode(o);
					else {
						var s = e[t++] & 63;
						if ((o & 224) == 192) a += String.fromCharCode((o & 31) << 6 | s);
						else {
							var c = e[t++] & 63;
							if (o = (o & 240) == 224 ? (o & 15) << 12 | s << 6 | c : (o & 7) << 18 | s << 12 | c << 6 | e[t++] & 63, o < 65536) a += String.fromCharCode(o);
							else {
								var l = o - 65536;
								a += String.fromCharCode(55296 | l >> 10, 56320 | l & 1023);
							}
						}
					}
				}
				return a;
			}
			function T(e, t) {
				return e >>>= 0, e ? w(ee, e, t) : "";
			}
			function E(e, t, n, r) {
				if (n >>>= 0, !(r > 0)) return 0;
				for (var i = n, a = n + r - 1, o = 0; o < e.length; ++o) {
					var s = e.charCodeAt(o);
					if (s >= 55296 && s <= 57343) {
						var c = e.charCodeAt(++o);
						s = 65536 + ((s & 1023) << 10) | c & 1023;
					}
					if (s <= 127) {
						if (n >= a) break;
						t[n++ >>> 0] = s;
					} else if (s <= 2047) {
						if (n + 1 >= a) break;
						t[n++ >>> 0] = 192 | s >> 6, t[n++ >>> 0] = 128 | s & 63;
					} else if (s <= 65535) {
						if (n + 2 >= a) break;
						t[n++ >>> 0] = 224 | s >> 12, t[n++ >>> 0] = 128 | s >> 6 & 63, t[n++ >>> 0] = 128 | s & 63;
					} else {
						if (n + 3 >= a) break;
						t[n++ >>> 0] = 240 | s >> 18, t[n++ >>> 0] = 128 | s >> 12 & 63, t[n++ >>> 0] = 128 | s >> 6 & 63, t[n++ >>> 0] = 128 | s & 63;
					}
				}
				return t[n >>> 0] = 0, n - i;
			}
			function D(e, t, n) {
				return E(e, ee, t, n);
			}
			var O, k, ee, te, A;
			function ne(e) {
				O = e, n.HEAP8 = k = new Int8Array(e), n.HEAP16 = new Int16Array(e), n.HEAP32 = te = new Int32Array(e), n.HEAPU8 = ee = new Uint8Array(e), n.HEAPU16 = new Uint16Array(e), n.HEAPU32 = A = new Uint32Array(e), n.HEAPF32 = new Float32Array(e), n.HEAPF64 = new Float64Array(e);
			}
			n.INITIAL_MEMORY;
			var re = [], ie = [], ae = [];
			function oe() {
				if (n.preRun) for (typeof n.preRun == "function" && (n.preRun = [n.preRun]); n.preRun.length;) ce(n.preRun.shift());
				we(re);
			}
			function se() {
				we(ie);
			}
			function j() {
				if (n.postRun) for (typeof n.postRun == "function" && (n.postRun = [n.postRun]); n.postRun.length;) ue(n.postRun.shift());
				we(ae);
			}
			function ce(e) {
				re.unshift(e);
			}
			function le(e) {
				ie.unshift(e);
			}
			function ue(e) {
				ae.unshift(e);
			}
			var de = 0, fe = null, pe = null;
			function me(e) {
				de++, n.monitorRunDependencies && n.monitorRunDependencies(de);
			}
			function he(e) {
				if (de--, n.monitorRunDependencies && n.monitorRunDependencies(de), de == 0 && (fe !== null && (clearInterval(fe), fe = null), pe)) {
					var t = pe;
					pe = null, t();
				}
			}
			function ge(e) {
				n.onAbort && n.onAbort(e), e = "Aborted(" + e + ")", y(e), S = !0, e += ". Build with -sASSERTIONS for more info.";
				var t = new WebAssembly.RuntimeError(e);
				throw i(t), t;
			}
			var _e = "data:application/octet-stream;base64,";
			function ve(e) {
				return e.startsWith(_e);
			}
			function M(e) {
				return e.startsWith("file://");
			}
			var ye = "tfjs-backend-wasm.wasm";
			ve(ye) || (ye = f(ye));
			function be(e) {
				try {
					if (e == ye && b) return new Uint8Array(b);
					if (h) return h(e);
					throw "both async and sync fetching of the wasm failed";
				} catch (e) {
					ge(e);
				}
			}
			function xe() {
				if (!b && (c || l)) {
					if (typeof fetch == "function" && !M(ye)) return fetch(ye, { credentials: "same-origin" }).then(function(e) {
						if (!e.ok) throw "failed to load wasm binary file at '" + ye + "'";
						return e.arrayBuffer();
					}).catch(function() {
						return be(ye);
					});
					if (m) return new Promise(function(e, t) {
						m(ye, function(t) {
							e(new Uint8Array(t));
						}, t);
					});
				}
				return Promise.resolve().then(function() {
					return be(ye);
				});
			}
			function Se() {
				var e = {
					env: Ve,
					wasi_snapshot_preview1: Ve
				};
				function t(e, t) {
					n.asm = e.exports, x = n.asm.memory, ne(x.buffer), n.asm.__indirect_function_table, le(n.asm.__wasm_call_ctors), he("wasm-instantiate");
				}
				me("wasm-instantiate");
				function r(e) {
					t(e.instance);
				}
				function a(t) {
					return xe().then(function(t) {
						return WebAssembly.instantiate(t, e);
					}).then(function(e) {
						return e;
					}).then(t, function(e) {
						y("failed to asynchronously prepare wasm: " + e), ge(e);
					});
				}
				function o() {
					return !b && typeof WebAssembly.instantiateStreaming == "function" && !ve(ye) && !M(ye) && !u && typeof fetch == "function" ? fetch(ye, { credentials: "same-origin" }).then(function(t) {
						return WebAssembly.instantiateStreaming(t, e).then(r, function(e) {
							return y("wasm streaming compile failed: " + e), y("falling back to ArrayBuffer instantiation"), a(r);
						});
					}) : a(r);
				}
				if (n.instantiateWasm) try {
					return n.instantiateWasm(e, t);
				} catch (e) {
					y("Module.instantiateWasm callback failed with error: " + e), i(e);
				}
				return o().catch(i), {};
			}
			function Ce(e) {
				this.name = "ExitStatus", this.message = "Program terminated with exit(" + e + ")", this.status = e;
			}
			function we(e) {
				for (; e.length > 0;) e.shift()(n);
			}
			function Te() {
				ge("");
			}
			function Ee() {
				return 4294901760;
			}
			function De() {
				return Ee();
			}
			function Oe(e, t, n) {
				ee.copyWithin(e >>> 0, t >>> 0, t + n >>> 0);
			}
			function ke(e) {
				try {
					return x.grow(e - O.byteLength + 65535 >>> 16), ne(x.buffer), 1;
				} catch {}
			}
			function Ae(e) {
				var t = ee.length;
				e >>>= 0;
				var n = Ee();
				if (e > n) return !1;
				let r = (e, t) => e + (t - e % t) % t;
				for (var i = 1; i <= 4; i *= 2) {
					var a = t * (1 + .2 / i);
					if (a = Math.min(a, e + 100663296), ke(Math.min(n, r(Math.max(e, a), 65536)))) return !0;
				}
				return !1;
			}
			var je = {
				varargs: void 0,
				get: function() {
					return je.varargs += 4, te[je.varargs - 4 >>> 2];
				},
				getStr: function(e) {
					return T(e);
				}
			};
			function Me(e) {
				return 52;
			}
			function Ne(e, t, n, r, i) {
				return 70;
			}
			var Pe = [
				null,
				[],
				[]
			];
			function Fe(e, t) {
				var n = Pe[e];
				t === 0 || t === 10 ? ((e === 1 ? v : y)(w(n, 0)), n.length = 0) : n.push(t);
			}
			function Ie(e, t, n, r) {
				for (var i = 0, a = 0; a < n; a++) {
					var o = A[t >>> 2], s = A[t + 4 >>> 2];
					t += 8;
					for (var c = 0; c < s; c++) Fe(e, ee[o + c >>> 0]);
					i += s;
				}
				return A[r >>> 2] = i, 0;
			}
			function Le(e) {
				return n["_" + e];
			}
			function Re(e, t) {
				k.set(e, t >>> 0);
			}
			function ze(e, t, n, r, i) {
				var a = {
					string: (e) => {
						var t = 0;
						if (e != null && e !== 0) {
							var n = (e.length << 2) + 1;
							t = Or(n), D(e, t, n);
						}
						return t;
					},
					array: (e) => {
						var t = Or(e.length);
						return Re(e, t), t;
					}
				};
				function o(e) {
					return t === "string" ? T(e) : t === "boolean" ? !!e : e;
				}
				var s = Le(e), c = [], l = 0;
				if (r) for (var u = 0; u < r.length; u++) {
					var d = a[n[u]];
					d ? (l === 0 && (l = Er()), c[u] = d(r[u])) : c[u] = r[u];
				}
				var f = s.apply(null, c);
				function p(e) {
					return l !== 0 && Dr(l), o(e);
				}
				return f = p(f), f;
			}
			function Be(e, t, n, r) {
				n ||= [];
				var i = n.every((e) => e === "number" || e === "boolean");
				return t !== "string" && i && !r ? Le(e) : function() {
					return ze(e, t, n, arguments, r);
				};
			}
			var Ve = {
				abort: Te,
				emscripten_get_heap_max: De,
				emscripten_memcpy_big: Oe,
				emscripten_resize_heap: Ae,
				fd_close: Me,
				fd_seek: Ne,
				fd_write: Ie
			};
			Se();
			var He = n.___wasm_call_ctors = function() {
				return (He = n.___wasm_call_ctors = n.asm.__wasm_call_ctors).apply(null, arguments);
			}, Ue = n._init = function() {
				return (Ue = n._init = n.asm.init).apply(null, arguments);
			}, We = n._init_with_threads_count = function() {
				return (We = n._init_with_threads_count = n.asm.init_with_threads_count).apply(null, arguments);
			}, Ge = n._get_threads_count = function() {
				return (Ge = n._get_threads_count = n.asm.get_threads_count).apply(null, arguments);
			}, Ke = n._register_tensor = function() {
				return (Ke = n._register_tensor = n.asm.register_tensor).apply(null, arguments);
			}, qe = n._dispose_data = function() {
				return (qe = n._dispose_data = n.asm.dispose_data).apply(null, arguments);
			}, Je = n._dispose = function() {
				return (Je = n._dispose = n.asm.dispose).apply(null, arguments);
			}, Ye = n._Abs = function() {
				return (Ye = n._Abs = n.asm.Abs).apply(null, arguments);
			}, Xe = n._Acos = function() {
				return (Xe = n._Acos = n.asm.Acos).apply(null, arguments);
			}, Ze = n._Acosh = function() {
				return (Ze = n._Acosh = n.asm.Acosh).apply(null, arguments);
			}, N = n._Add = function() {
				return (N = n._Add = n.asm.Add).apply(null, arguments);
			}, Qe = n._AddN = function() {
				return (Qe = n._AddN = n.asm.AddN).apply(null, arguments);
			}, $e = n._All = function() {
				return ($e = n._All = n.asm.All).apply(null, arguments);
			}, et = n._Any = function() {
				return (et = n._Any = n.asm.Any).apply(null, arguments);
			}, tt = n._ArgMax = function() {
				return (tt = n._ArgMax = n.asm.ArgMax).apply(null, arguments);
			}, nt = n._ArgMin = function() {
				return (nt = n._ArgMin = n.asm.ArgMin).apply(null, arguments);
			}, rt = n._Asin = function() {
				return (rt = n._Asin = n.asm.Asin).apply(null, arguments);
			}, it = n._Asinh = function() {
				return (it = n._Asinh = n.asm.Asinh).apply(null, arguments);
			}, at = n._Atan = function() {
				return (at = n._Atan = n.asm.Atan).apply(null, arguments);
			}, ot = n._Atan2 = function() {
				return (ot = n._Atan2 = n.asm.Atan2).apply(null, arguments);
			}, st = n._Atanh = function() {
				return (st = n._Atanh = n.asm.Atanh).apply(null, arguments);
			}, ct = n._AvgPool = function() {
				return (ct = n._AvgPool = n.asm.AvgPool).apply(null, arguments);
			}, lt = n._AvgPool3D = function() {
				return (lt = n._AvgPool3D = n.asm.AvgPool3D).apply(null, arguments);
			}, ut = n._AvgPool3DGrad = function() {
				return (ut = n._AvgPool3DGrad = n.asm.AvgPool3DGrad).apply(null, arguments);
			}, dt = n._AvgPoolGrad = function() {
				return (dt = n._AvgPoolGrad = n.asm.AvgPoolGrad).apply(null, arguments);
			}, ft = n._BatchMatMul = function() {
				return (ft = n._BatchMatMul = n.asm.BatchMatMul).apply(null, arguments);
			}, pt = n._Bincount = function() {
				return (pt = n._Bincount = n.asm.Bincount).apply(null, arguments);
			}, mt = n._BitwiseAnd = function() {
				return (mt = n._BitwiseAnd = n.asm.BitwiseAnd).apply(null, arguments);
			}, ht = n._Ceil = function() {
				return (ht = n._Ceil = n.asm.Ceil).apply(null, arguments);
			}, gt = n._ClipByValue = function() {
				return (gt = n._ClipByValue = n.asm.ClipByValue).apply(null, arguments);
			}, _t = n._Conv2D = function() {
				return (_t = n._Conv2D = n.asm.Conv2D).apply(null, arguments);
			}, vt = n._Conv2DBackpropInput = function() {
				return (vt = n._Conv2DBackpropInput = n.asm.Conv2DBackpropInput).apply(null, arguments);
			}, yt = n._Conv3D = function() {
				return (yt = n._Conv3D = n.asm.Conv3D).apply(null, arguments);
			}, bt = n._Conv3DBackpropFilterV2 = function() {
				return (bt = n._Conv3DBackpropFilterV2 = n.asm.Conv3DBackpropFilterV2).apply(null, arguments);
			}, xt = n._Conv3DBackpropInputV2 = function() {
				return (xt = n._Conv3DBackpropInputV2 = n.asm.Conv3DBackpropInputV2).apply(null, arguments);
			}, St = n._Cos = function() {
				return (St = n._Cos = n.asm.Cos).apply(null, arguments);
			}, Ct = n._Cosh = function() {
				return (Ct = n._Cosh = n.asm.Cosh).apply(null, arguments);
			}, wt = n._CropAndResize = function() {
				return (wt = n._CropAndResize = n.asm.CropAndResize).apply(null, arguments);
			}, Tt = n._Cumprod = function() {
				return (Tt = n._Cumprod = n.asm.Cumprod).apply(null, arguments);
			}, Et = n._Cumsum = function() {
				return (Et = n._Cumsum = n.asm.Cumsum).apply(null, arguments);
			}, Dt = n._DenseBincount = function() {
				return (Dt = n._DenseBincount = n.asm.DenseBincount).apply(null, arguments);
			}, Ot = n._DepthToSpace = function() {
				return (Ot = n._DepthToSpace = n.asm.DepthToSpace).apply(null, arguments);
			}, kt = n._DepthwiseConv2dNative = function() {
				return (kt = n._DepthwiseConv2dNative = n.asm.DepthwiseConv2dNative).apply(null, arguments);
			}, At = n._Diag = function() {
				return (At = n._Diag = n.asm.Diag).apply(null, arguments);
			}, jt = n._Dilation2D = function() {
				return (jt = n._Dilation2D = n.asm.Dilation2D).apply(null, arguments);
			}, Mt = n._Dilation2DBackpropFilter = function() {
				return (Mt = n._Dilation2DBackpropFilter = n.asm.Dilation2DBackpropFilter).apply(null, arguments);
			}, Nt = n._Dilation2DBackpropInput = function() {
				return (Nt = n._Dilation2DBackpropInput = n.asm.Dilation2DBackpropInput).apply(null, arguments);
			}, Pt = n._Elu = function() {
				return (Pt = n._Elu = n.asm.Elu).apply(null, arguments);
			}, Ft = n._EluGrad = function() {
				return (Ft = n._EluGrad = n.asm.EluGrad).apply(null, arguments);
			}, It = n._Equal = function() {
				return (It = n._Equal = n.asm.Equal).apply(null, arguments);
			}, Lt = n._Erf = function() {
				return (Lt = n._Erf = n.asm.Erf).apply(null, arguments);
			}, Rt = n._Exp = function() {
				return (Rt = n._Exp = n.asm.Exp).apply(null, arguments);
			}, zt = n._Expm1 = function() {
				return (zt = n._Expm1 = n.asm.Expm1).apply(null, arguments);
			}, Bt = n._FlipLeftRight = function() {
				return (Bt = n._FlipLeftRight = n.asm.FlipLeftRight).apply(null, arguments);
			}, Vt = n._Floor = function() {
				return (Vt = n._Floor = n.asm.Floor).apply(null, arguments);
			}, Ht = n._FloorDiv = function() {
				return (Ht = n._FloorDiv = n.asm.FloorDiv).apply(null, arguments);
			}, Ut = n._FusedBatchNorm = function() {
				return (Ut = n._FusedBatchNorm = n.asm.FusedBatchNorm).apply(null, arguments);
			}, Wt = n._FusedConv2D = function() {
				return (Wt = n._FusedConv2D = n.asm.FusedConv2D).apply(null, arguments);
			}, Gt = n._FusedDepthwiseConv2D = function() {
				return (Gt = n._FusedDepthwiseConv2D = n.asm.FusedDepthwiseConv2D).apply(null, arguments);
			}, Kt = n._Gather = function() {
				return (Kt = n._Gather = n.asm.Gather).apply(null, arguments);
			}, qt = n._GatherNd = function() {
				return (qt = n._GatherNd = n.asm.GatherNd).apply(null, arguments);
			}, Jt = n._Greater = function() {
				return (Jt = n._Greater = n.asm.Greater).apply(null, arguments);
			}, Yt = n._GreaterEqual = function() {
				return (Yt = n._GreaterEqual = n.asm.GreaterEqual).apply(null, arguments);
			}, Xt = n._IsFinite = function() {
				return (Xt = n._IsFinite = n.asm.IsFinite).apply(null, arguments);
			}, Zt = n._IsInf = function() {
				return (Zt = n._IsInf = n.asm.IsInf).apply(null, arguments);
			}, Qt = n._IsNan = function() {
				return (Qt = n._IsNan = n.asm.IsNan).apply(null, arguments);
			}, $t = n._LRN = function() {
				return ($t = n._LRN = n.asm.LRN).apply(null, arguments);
			}, en = n._LRNGrad = function() {
				return (en = n._LRNGrad = n.asm.LRNGrad).apply(null, arguments);
			}, tn = n._LeakyRelu = function() {
				return (tn = n._LeakyRelu = n.asm.LeakyRelu).apply(null, arguments);
			}, nn = n._Less = function() {
				return (nn = n._Less = n.asm.Less).apply(null, arguments);
			}, rn = n._LessEqual = function() {
				return (rn = n._LessEqual = n.asm.LessEqual).apply(null, arguments);
			}, an = n._LinSpace = function() {
				return (an = n._LinSpace = n.asm.LinSpace).apply(null, arguments);
			}, on = n._Log = function() {
				return (on = n._Log = n.asm.Log).apply(null, arguments);
			}, sn = n._Log1p = function() {
				return (sn = n._Log1p = n.asm.Log1p).apply(null, arguments);
			}, cn = n._LogicalAnd = function() {
				return (cn = n._LogicalAnd = n.asm.LogicalAnd).apply(null, arguments);
			}, ln = n._LogicalNot = function() {
				return (ln = n._LogicalNot = n.asm.LogicalNot).apply(null, arguments);
			}, un = n._LogicalOr = function() {
				return (un = n._LogicalOr = n.asm.LogicalOr).apply(null, arguments);
			}, dn = n._LogicalXor = function() {
				return (dn = n._LogicalXor = n.asm.LogicalXor).apply(null, arguments);
			}, fn = n._Max = function() {
				return (fn = n._Max = n.asm.Max).apply(null, arguments);
			}, pn = n._MaxPool = function() {
				return (pn = n._MaxPool = n.asm.MaxPool).apply(null, arguments);
			}, mn = n._MaxPool3D = function() {
				return (mn = n._MaxPool3D = n.asm.MaxPool3D).apply(null, arguments);
			}, hn = n._MaxPool3DGrad = function() {
				return (hn = n._MaxPool3DGrad = n.asm.MaxPool3DGrad).apply(null, arguments);
			}, gn = n._MaxPoolGrad = function() {
				return (gn = n._MaxPoolGrad = n.asm.MaxPoolGrad).apply(null, arguments);
			}, _n = n._MaxPoolWithArgmax = function() {
				return (_n = n._MaxPoolWithArgmax = n.asm.MaxPoolWithArgmax).apply(null, arguments);
			}, vn = n._Maximum = function() {
				return (vn = n._Maximum = n.asm.Maximum).apply(null, arguments);
			}, yn = n._Mean = function() {
				return (yn = n._Mean = n.asm.Mean).apply(null, arguments);
			}, bn = n._Min = function() {
				return (bn = n._Min = n.asm.Min).apply(null, arguments);
			}, xn = n._Minimum = function() {
				return (xn = n._Minimum = n.asm.Minimum).apply(null, arguments);
			}, Sn = n._MirrorPad = function() {
				return (Sn = n._MirrorPad = n.asm.MirrorPad).apply(null, arguments);
			}, Cn = n._Mod = function() {
				return (Cn = n._Mod = n.asm.Mod).apply(null, arguments);
			}, wn = n._Multinomial = function() {
				return (wn = n._Multinomial = n.asm.Multinomial).apply(null, arguments);
			}, Tn = n._Multiply = function() {
				return (Tn = n._Multiply = n.asm.Multiply).apply(null, arguments);
			}, En = n._Neg = function() {
				return (En = n._Neg = n.asm.Neg).apply(null, arguments);
			}, Dn = n._NonMaxSuppressionV3 = function() {
				return (Dn = n._NonMaxSuppressionV3 = n.asm.NonMaxSuppressionV3).apply(null, arguments);
			}, On = n._NonMaxSuppressionV4 = function() {
				return (On = n._NonMaxSuppressionV4 = n.asm.NonMaxSuppressionV4).apply(null, arguments);
			}, kn = n._NonMaxSuppressionV5 = function() {
				return (kn = n._NonMaxSuppressionV5 = n.asm.NonMaxSuppressionV5).apply(null, arguments);
			}, An = n._NotEqual = function() {
				return (An = n._NotEqual = n.asm.NotEqual).apply(null, arguments);
			}, jn = n._OneHot = function() {
				return (jn = n._OneHot = n.asm.OneHot).apply(null, arguments);
			}, Mn = n._PadV2 = function() {
				return (Mn = n._PadV2 = n.asm.PadV2).apply(null, arguments);
			}, Nn = n._Pow = function() {
				return (Nn = n._Pow = n.asm.Pow).apply(null, arguments);
			}, Pn = n._Prelu = function() {
				return (Pn = n._Prelu = n.asm.Prelu).apply(null, arguments);
			}, Fn = n._Prod = function() {
				return (Fn = n._Prod = n.asm.Prod).apply(null, arguments);
			}, In = n._RealDiv = function() {
				return (In = n._RealDiv = n.asm.RealDiv).apply(null, arguments);
			}, Ln = n._Reciprocal = function() {
				return (Ln = n._Reciprocal = n.asm.Reciprocal).apply(null, arguments);
			}, Rn = n._Relu = function() {
				return (Rn = n._Relu = n.asm.Relu).apply(null, arguments);
			}, zn = n._Relu6 = function() {
				return (zn = n._Relu6 = n.asm.Relu6).apply(null, arguments);
			}, Bn = n._ResizeBilinear = function() {
				return (Bn = n._ResizeBilinear = n.asm.ResizeBilinear).apply(null, arguments);
			}, Vn = n._ResizeBilinearGrad = function() {
				return (Vn = n._ResizeBilinearGrad = n.asm.ResizeBilinearGrad).apply(null, arguments);
			}, Hn = n._ResizeNearestNeighbor = function() {
				return (Hn = n._ResizeNearestNeighbor = n.asm.ResizeNearestNeighbor).apply(null, arguments);
			}, Un = n._ResizeNearestNeighborGrad = function() {
				return (Un = n._ResizeNearestNeighborGrad = n.asm.ResizeNearestNeighborGrad).apply(null, arguments);
			}, Wn = n._Reverse = function() {
				return (Wn = n._Reverse = n.asm.Reverse).apply(null, arguments);
			}, Gn = n._RotateWithOffset = function() {
				return (Gn = n._RotateWithOffset = n.asm.RotateWithOffset).apply(null, arguments);
			}, Kn = n._Round = function() {
				return (Kn = n._Round = n.asm.Round).apply(null, arguments);
			}, qn = n._Rsqrt = function() {
				return (qn = n._Rsqrt = n.asm.Rsqrt).apply(null, arguments);
			}, Jn = n._ScatterNd = function() {
				return (Jn = n._ScatterNd = n.asm.ScatterNd).apply(null, arguments);
			}, Yn = n._SearchSorted = function() {
				return (Yn = n._SearchSorted = n.asm.SearchSorted).apply(null, arguments);
			}, Xn = n._SelectV2 = function() {
				return (Xn = n._SelectV2 = n.asm.SelectV2).apply(null, arguments);
			}, Zn = n._Selu = function() {
				return (Zn = n._Selu = n.asm.Selu).apply(null, arguments);
			}, Qn = n._Sigmoid = function() {
				return (Qn = n._Sigmoid = n.asm.Sigmoid).apply(null, arguments);
			}, $n = n._Sign = function() {
				return ($n = n._Sign = n.asm.Sign).apply(null, arguments);
			}, er = n._Sin = function() {
				return (er = n._Sin = n.asm.Sin).apply(null, arguments);
			}, tr = n._Sinh = function() {
				return (tr = n._Sinh = n.asm.Sinh).apply(null, arguments);
			}, nr = n._Softmax = function() {
				return (nr = n._Softmax = n.asm.Softmax).apply(null, arguments);
			}, rr = n._Softplus = function() {
				return (rr = n._Softplus = n.asm.Softplus).apply(null, arguments);
			}, ir = n._SparseFillEmptyRows = function() {
				return (ir = n._SparseFillEmptyRows = n.asm.SparseFillEmptyRows).apply(null, arguments);
			}, ar = n._SparseReshape = function() {
				return (ar = n._SparseReshape = n.asm.SparseReshape).apply(null, arguments);
			}, or = n._SparseSegmentReduction = function() {
				return (or = n._SparseSegmentReduction = n.asm.SparseSegmentReduction).apply(null, arguments);
			}, sr = n._SparseToDense = function() {
				return (sr = n._SparseToDense = n.asm.SparseToDense).apply(null, arguments);
			}, cr = n._Sqrt = function() {
				return (cr = n._Sqrt = n.asm.Sqrt).apply(null, arguments);
			}, lr = n._Square = function() {
				return (lr = n._Square = n.asm.Square).apply(null, arguments);
			}, ur = n._SquaredDifference = function() {
				return (ur = n._SquaredDifference = n.asm.SquaredDifference).apply(null, arguments);
			}, dr = n._Step = function() {
				return (dr = n._Step = n.asm.Step).apply(null, arguments);
			}, fr = n._StridedSlice = function() {
				return (fr = n._StridedSlice = n.asm.StridedSlice).apply(null, arguments);
			}, pr = n._Sub = function() {
				return (pr = n._Sub = n.asm.Sub).apply(null, arguments);
			}, mr = n._Sum = function() {
				return (mr = n._Sum = n.asm.Sum).apply(null, arguments);
			}, hr = n._Tan = function() {
				return (hr = n._Tan = n.asm.Tan).apply(null, arguments);
			}, gr = n._Tanh = function() {
				return (gr = n._Tanh = n.asm.Tanh).apply(null, arguments);
			}, _r = n._TensorScatterUpdate = function() {
				return (_r = n._TensorScatterUpdate = n.asm.TensorScatterUpdate).apply(null, arguments);
			}, vr = n._Tile = function() {
				return (vr = n._Tile = n.asm.Tile).apply(null, arguments);
			}, yr = n._TopK = function() {
				return (yr = n._TopK = n.asm.TopK).apply(null, arguments);
			}, br = n._Transform = function() {
				return (br = n._Transform = n.asm.Transform).apply(null, arguments);
			}, xr = n._Transpose = function() {
				return (xr = n._Transpose = n.asm.Transpose).apply(null, arguments);
			}, Sr = n.__FusedMatMul = function() {
				return (Sr = n.__FusedMatMul = n.asm._FusedMatMul).apply(null, arguments);
			}, Cr = n._malloc = function() {
				return (Cr = n._malloc = n.asm.malloc).apply(null, arguments);
			}, wr = n._free = function() {
				return (wr = n._free = n.asm.free).apply(null, arguments);
			}, Tr = n.___errno_location = function() {
				return (Tr = n.___errno_location = n.asm.__errno_location).apply(null, arguments);
			}, Er = n.stackSave = function() {
				return (Er = n.stackSave = n.asm.stackSave).apply(null, arguments);
			}, Dr = n.stackRestore = function() {
				return (Dr = n.stackRestore = n.asm.stackRestore).apply(null, arguments);
			}, Or = n.stackAlloc = function() {
				return (Or = n.stackAlloc = n.asm.stackAlloc).apply(null, arguments);
			}, kr = n.dynCall_iijjiiii = function() {
				return (kr = n.dynCall_iijjiiii = n.asm.dynCall_iijjiiii).apply(null, arguments);
			}, Ar = n.dynCall_jiji = function() {
				return (Ar = n.dynCall_jiji = n.asm.dynCall_jiji).apply(null, arguments);
			};
			n.cwrap = Be;
			var jr;
			pe = function e() {
				jr || P(), jr || (pe = e);
			};
			function P(e) {
				if (e ||= s, de > 0 || (oe(), de > 0)) return;
				function t() {
					jr || (jr = !0, n.calledRun = !0, !S && (se(), r(n), n.onRuntimeInitialized && n.onRuntimeInitialized(), j()));
				}
				n.setStatus ? (n.setStatus("Running..."), setTimeout(function() {
					setTimeout(function() {
						n.setStatus("");
					}, 1), t();
				}, 1)) : t();
			}
			if (n.preInit) for (typeof n.preInit == "function" && (n.preInit = [n.preInit]); n.preInit.length > 0;) n.preInit.pop()();
			P();
			var Mr;
			a && (Mr = {
				uncaughtException: process.listeners("uncaughtException").filter(function(e) {
					return !a.uncaughtException.indexOf(e) > -1;
				}),
				unhandledRejection: process.listeners("unhandledRejection").filter(function(e) {
					return !a.unhandledRejection.indexOf(e) > -1;
				})
			});
			var F;
			if (t !== void 0) F = t;
			else if (typeof WasmBackendModuleThreadedSimd < "u") F = WasmBackendModuleThreadedSimd;
			else throw Error("Could not find wasm module in post.js");
			if (Mr) {
				var Nr = F._dispose;
				F._dispose = function() {
					Nr(), Mr.uncaughtException.forEach(function(e) {
						process.removeListener("uncaughtException", e);
					}), Mr.unhandledRejection.forEach(function(e) {
						process.removeListener("unhandledRejection", e);
					});
				};
			}
			return t.ready;
		});
	})();
	typeof e == "object" && typeof t == "object" ? t.exports = n : typeof define == "function" && define.amd ? define([], function() {
		return n;
	}) : typeof e == "object" && (e.WasmBackendModule = n);
})), cE = /* @__PURE__ */ u(aE()), lE = oE(), uE = /* @__PURE__ */ u(sE()), dE = cE.default || cE, fE = uE.default || uE, pE = class extends h {
	constructor(e) {
		super(), this.wasm = e, this.dataIdNextNumber = 1, this.wasm.tfjs.initWithThreadsCount(TE), EE = this.wasm.tfjs.getThreadsCount(), this.dataIdMap = new m(this, Yi());
	}
	write(e, t, n) {
		let r = { id: this.dataIdNextNumber++ };
		return this.move(r, e, t, n, 1), r;
	}
	numDataIds() {
		return this.dataIdMap.numDataIds();
	}
	async time(e) {
		let t = Hr();
		return e(), { kernelMs: Hr() - t };
	}
	move(e, t, n, r, i) {
		let a = this.dataIdNextNumber++;
		if (r === "string") {
			let o = t;
			this.dataIdMap.set(e, {
				id: a,
				stringBytes: o,
				shape: n,
				dtype: r,
				memoryOffset: null,
				refCount: i
			});
			return;
		}
		let o = b(n), s = o * A(r), c = this.wasm._malloc(s) >>> 0;
		this.dataIdMap.set(e, {
			id: a,
			memoryOffset: c,
			shape: n,
			dtype: r,
			refCount: i
		}), this.wasm.tfjs.registerTensor(a, o, c), t != null && this.wasm.HEAPU8.set(new Uint8Array(t.buffer, t.byteOffset, s), c);
	}
	async read(e) {
		return this.readSync(e);
	}
	readSync(e, t, n) {
		let { memoryOffset: r, dtype: i, shape: a, stringBytes: o } = this.dataIdMap.get(e);
		if (i === "string") return (t == null || t === 0) && (n == null || n >= o.length) ? o : o.slice(t, n);
		t ||= 0, n ||= b(a);
		let s = A(i);
		return _E(this.wasm.HEAPU8.slice(r + t * s, r + n * s).buffer, i);
	}
	disposeData(e, t = !1) {
		if (this.dataIdMap.has(e)) {
			let n = this.dataIdMap.get(e);
			if (n.refCount--, !t && n.refCount > 0) return !1;
			this.wasm._free(n.memoryOffset), this.wasm.tfjs.disposeData(n.id), this.dataIdMap.delete(e);
		}
		return !0;
	}
	refCount(e) {
		return this.dataIdMap.has(e) ? this.dataIdMap.get(e).refCount : 0;
	}
	incRef(e) {
		let t = this.dataIdMap.get(e);
		t != null && t.refCount++;
	}
	floatPrecision() {
		return 32;
	}
	getMemoryOffset(e) {
		return this.dataIdMap.get(e).memoryOffset;
	}
	dispose() {
		this.wasm.tfjs.dispose(), "PThread" in this.wasm && this.wasm.PThread.terminateAllThreads(), this.wasm = null;
	}
	memory() {
		return { unreliable: !1 };
	}
	makeOutput(e, t, n, r) {
		let i;
		if (n == null) i = this.write(r ?? null, e, t);
		else {
			let r = this.dataIdNextNumber++;
			i = { id: r }, this.dataIdMap.set(i, {
				id: r,
				memoryOffset: n,
				shape: e,
				dtype: t,
				refCount: 1
			});
			let a = b(e);
			this.wasm.tfjs.registerTensor(r, a, n);
		}
		return {
			dataId: i,
			shape: e,
			dtype: t
		};
	}
	typedArrayFromHeap({ shape: e, dtype: t, dataId: n }) {
		let r = this.wasm.HEAPU8.buffer, { memoryOffset: i } = this.dataIdMap.get(n), a = b(e);
		switch (t) {
			case "float32": return new Float32Array(r, i, a);
			case "int32": return new Int32Array(r, i, a);
			case "bool": return new Uint8Array(r, i, a);
			default: throw Error(`Unknown dtype ${t}`);
		}
	}
};
function mE(e) {
	return (t, n) => (Ur(e, { credentials: "same-origin" }).then((r) => {
		r.ok || t.env.a(`failed to load wasm binary file at '${e}'`), r.arrayBuffer().then((e) => {
			WebAssembly.instantiate(e, t).then((e) => {
				n(e.instance, e.module);
			});
		});
	}), {});
}
function hE(e, t, n) {
	if (yE != null) return yE;
	let r = "tfjs-backend-wasm.wasm";
	return e && t ? r = "tfjs-backend-wasm-threaded-simd.wasm" : e && (r = "tfjs-backend-wasm-simd.wasm"), xE != null && xE[r] != null ? xE[r] : n + r;
}
async function gE() {
	let [e, t] = await Promise.all([M().getAsync("WASM_HAS_SIMD_SUPPORT"), M().getAsync("WASM_HAS_MULTITHREAD_SUPPORT")]);
	return new Promise((n, r) => {
		let i = {};
		i.locateFile = (n, r) => {
			if (n.endsWith(".worker.js")) {
				let e = lE.wasmWorkerContents.replace(/\n/g, "\\n"), t = new Blob([e], { type: "application/javascript" });
				return URL.createObjectURL(t);
			}
			return n.endsWith(".wasm") ? hE(e, t, bE ?? r) : r + n;
		}, CE && (i.instantiateWasm = mE(hE(e, t, bE ?? "")));
		let a = !1;
		i.onAbort = () => {
			a || SE || (SE = !0, r({ message: "Make sure the server can serve the `.wasm` file relative to the bundled js file. For more details see https://github.com/tensorflow/tfjs/blob/master/tfjs-backend-wasm/README.md#using-bundlers" }));
		};
		let o;
		t && e && yE == null ? (i.mainScriptUrlOrBlob = new Blob(["var WasmBackendModuleThreadedSimd = " + dE.toString()], { type: "text/javascript" }), o = dE(i)) : o = fE(i), o.then((e) => {
			a = !0, SE = !1, e.tfjs = {
				init: e.cwrap("init", null, []),
				initWithThreadsCount: e.cwrap("init_with_threads_count", null, ["number"]),
				getThreadsCount: e.cwrap("get_threads_count", "number", []),
				registerTensor: e.cwrap("register_tensor", null, [
					"number",
					"number",
					"number"
				]),
				disposeData: e.cwrap("dispose_data", null, ["number"]),
				dispose: e.cwrap("dispose", null, [])
			}, n({ wasm: e });
		}).catch(r);
	});
}
function _E(e, t) {
	switch (t) {
		case "float32": return new Float32Array(e);
		case "int32": return new Int32Array(e);
		case "bool": return new Uint8Array(e);
		default: throw Error(`Unknown dtype ${t}`);
	}
}
var vE = [
	"tfjs-backend-wasm.wasm",
	"tfjs-backend-wasm-simd.wasm",
	"tfjs-backend-wasm-threaded-simd.wasm"
], yE = null, bE = null, xE = {}, SE = !1, CE = !1;
function wE(e, t = !1) {
	if (SE) throw Error("The WASM backend was already initialized. Make sure you call `setWasmPaths()` before you call `tf.setBackend()` or `tf.ready()`");
	if (typeof e == "string") bE = e;
	else {
		xE = e;
		let t = vE.filter((e) => xE[e] == null);
		if (t.length > 0) throw Error(`There were no entries found for the following binaries: ${t.join(",")}. Please either call setWasmPaths with a map providing a path for each binary, or with a string indicating the directory where all the binaries can be found.`);
	}
	CE = t;
}
var TE = -1, EE = -1;
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/flags.js
ea("wasm", async () => {
	let { wasm: e } = await gE();
	return new pE(e);
}, 2), M().registerFlag("KEEP_INTERMEDIATE_TENSORS", () => !1, (e) => {
	e && console.warn("Keep intermediate tensors is ON. This will print the values of all intermediate tensors during model inference. Not all models support this mode. For details, check e2e/benchmarks/ model_config.js. This significantly impacts performance.");
});
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/data/compiled_api.js
var DE;
(function(e) {
	e[e.DT_INVALID = 0] = "DT_INVALID", e[e.DT_FLOAT = 1] = "DT_FLOAT", e[e.DT_DOUBLE = 2] = "DT_DOUBLE", e[e.DT_INT32 = 3] = "DT_INT32", e[e.DT_UINT8 = 4] = "DT_UINT8", e[e.DT_INT16 = 5] = "DT_INT16", e[e.DT_INT8 = 6] = "DT_INT8", e[e.DT_STRING = 7] = "DT_STRING", e[e.DT_COMPLEX64 = 8] = "DT_COMPLEX64", e[e.DT_INT64 = 9] = "DT_INT64", e[e.DT_BOOL = 10] = "DT_BOOL", e[e.DT_QINT8 = 11] = "DT_QINT8", e[e.DT_QUINT8 = 12] = "DT_QUINT8", e[e.DT_QINT32 = 13] = "DT_QINT32", e[e.DT_BFLOAT16 = 14] = "DT_BFLOAT16", e[e.DT_QINT16 = 15] = "DT_QINT16", e[e.DT_QUINT16 = 16] = "DT_QUINT16", e[e.DT_UINT16 = 17] = "DT_UINT16", e[e.DT_COMPLEX128 = 18] = "DT_COMPLEX128", e[e.DT_HALF = 19] = "DT_HALF", e[e.DT_RESOURCE = 20] = "DT_RESOURCE", e[e.DT_VARIANT = 21] = "DT_VARIANT", e[e.DT_UINT32 = 22] = "DT_UINT32", e[e.DT_UINT64 = 23] = "DT_UINT64", e[e.DT_FLOAT_REF = 101] = "DT_FLOAT_REF", e[e.DT_DOUBLE_REF = 102] = "DT_DOUBLE_REF", e[e.DT_INT32_REF = 103] = "DT_INT32_REF", e[e.DT_UINT8_REF = 104] = "DT_UINT8_REF", e[e.DT_INT16_REF = 105] = "DT_INT16_REF", e[e.DT_INT8_REF = 106] = "DT_INT8_REF", e[e.DT_STRING_REF = 107] = "DT_STRING_REF", e[e.DT_COMPLEX64_REF = 108] = "DT_COMPLEX64_REF", e[e.DT_INT64_REF = 109] = "DT_INT64_REF", e[e.DT_BOOL_REF = 110] = "DT_BOOL_REF", e[e.DT_QINT8_REF = 111] = "DT_QINT8_REF", e[e.DT_QUINT8_REF = 112] = "DT_QUINT8_REF", e[e.DT_QINT32_REF = 113] = "DT_QINT32_REF", e[e.DT_BFLOAT16_REF = 114] = "DT_BFLOAT16_REF", e[e.DT_QINT16_REF = 115] = "DT_QINT16_REF", e[e.DT_QUINT16_REF = 116] = "DT_QUINT16_REF", e[e.DT_UINT16_REF = 117] = "DT_UINT16_REF", e[e.DT_COMPLEX128_REF = 118] = "DT_COMPLEX128_REF", e[e.DT_HALF_REF = 119] = "DT_HALF_REF", e[e.DT_RESOURCE_REF = 120] = "DT_RESOURCE_REF", e[e.DT_VARIANT_REF = 121] = "DT_VARIANT_REF", e[e.DT_UINT32_REF = 122] = "DT_UINT32_REF", e[e.DT_UINT64_REF = 123] = "DT_UINT64_REF";
})(DE ||= {});
var OE;
(function(e) {
	(function(e) {
		e[e.LEGACY = 0] = "LEGACY", e[e.V1 = 1] = "V1", e[e.V2 = 2] = "V2";
	})(e.CheckpointFormatVersion ||= {});
})(OE ||= {});
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/operations/custom_op/register.js
var kE = {};
function AE(e) {
	return kE[e];
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/operations/executors/utils.js
function $(e, t, n, r, i) {
	let a = t.inputParams[e];
	if (a && a.inputIndexStart !== void 0) {
		let e = a.inputIndexStart, o = a.inputIndexEnd === 0 ? void 0 : a.inputIndexEnd === void 0 ? e + 1 : a.inputIndexEnd, s = e < 0 ? t.inputNames.length + e : e;
		if (a.type === "tensor") return jE(t.inputNames[s], n, r, i);
		if (a.type === "tensors") {
			let a = t.inputs.slice(e, o);
			return t.inputNames.slice(e, o).filter((e, t) => a[t]?.op !== "NoOp").map((e) => jE(e, n, r, i));
		}
		let c = jE(t.inputNames[s], n, r, i), l = c.dataSync();
		return a.type === "number" ? l[0] : le(c.shape, l);
	}
	let o = t.attrParams[e];
	return o && o.value;
}
function jE(e, t, n, r) {
	let [i, a] = FE(e, n);
	if (r != null) {
		let e = r.getHashTableHandleByName(i);
		if (e != null) return e;
	}
	let o = n.currentContextIds.find((e) => !!t[PE(i, e)]);
	return o === void 0 ? void 0 : t[PE(i, o)][a];
}
function ME(e, t, n) {
	return t[PE(e, n.currentContextId)];
}
function NE(e, t) {
	let [n, r, i] = FE(e, t);
	return [
		PE(n, t && t.currentContextId),
		r,
		i
	];
}
function PE(e, t) {
	return t ? `${e}-${t}` : e;
}
function FE(e, t) {
	if (e === "") return [
		"",
		0,
		void 0
	];
	let n = t != null && t.parseNodeNameCache != null;
	if (n) {
		let n = t.parseNodeNameCache.get(e);
		if (n != null) return n;
	}
	let r = e.split(":"), i;
	if (r.length === 1) i = [
		e,
		0,
		void 0
	];
	else {
		let e = r[0], t = r.length === 3 ? r[1] : void 0;
		i = [
			e,
			Number(r[r.length - 1]),
			t
		];
	}
	return n && t.parseNodeNameCache.set(e, i), i;
}
function IE(e, t, n) {
	let r = $("pad", e, t, n);
	if (r === "explicit") {
		r = $("explicitPaddings", e, t, n);
		let i = [
			[0, 0],
			[0, 0],
			[0, 0],
			[0, 0]
		];
		for (let e = 0; e < 4; e++) i[e][0] = r[e * 2], i[e][1] = r[e * 2 + 1];
		return i;
	}
	return r;
}
function LE(e) {
	return e.kept ? e : Eo(e);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/operations/op_list/arithmetic.js
var RE = /* @__PURE__ */ c({ json: () => zE }), zE = [
	{
		tfOpName: "Add",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "AddV2",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "AddN",
		category: "arithmetic",
		inputs: [{
			start: 0,
			end: 0,
			name: "tensors",
			type: "tensors"
		}]
	},
	{
		tfOpName: "BiasAdd",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}, {
			tfName: "data_format",
			name: "dataFormat",
			type: "string",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Sub",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "RealDiv",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Div",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "DivNoNan",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "FloorDiv",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Mul",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Maximum",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Minimum",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Pow",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "SquaredDifference",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Mod",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "FloorMod",
		category: "arithmetic",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	}
], BE = /* @__PURE__ */ c({ json: () => VE }), VE = [
	{
		tfOpName: "Abs",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Acos",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Asin",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Atan",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Atan2",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "y",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Ceil",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "ClipByValue",
		category: "basic_math",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "clipValueMin",
				type: "number"
			},
			{
				start: 2,
				name: "clipValueMax",
				type: "number"
			}
		],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Complex",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "real",
			type: "tensor"
		}, {
			start: 1,
			name: "imag",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "ComplexAbs",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Cos",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Cosh",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Elu",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Exp",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Floor",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Log",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Imag",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}, {
			tfName: "Tout",
			name: "outputType",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Neg",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Real",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}, {
			tfName: "Tout",
			name: "outputType",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Prelu",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "alpha",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Relu",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Relu6",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Selu",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Sigmoid",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Sin",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Sinh",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Sqrt",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Rsqrt",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Square",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Tan",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Tanh",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Sign",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Round",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Expm1",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Log1p",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Reciprocal",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Softplus",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Asinh",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Acosh",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Atanh",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Erf",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LeakyRelu",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "alpha",
			name: "alpha",
			type: "number",
			defaultValue: .2
		}, {
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "IsNan",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "IsFinite",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "IsInf",
		category: "basic_math",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	}
], HE = /* @__PURE__ */ c({ json: () => UE }), UE = [
	{
		tfOpName: "EmptyTensorList",
		category: "control",
		inputs: [{
			start: 0,
			name: "elementShape",
			type: "shape"
		}, {
			start: 1,
			name: "maxNumElements",
			type: "number"
		}],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "LoopCond",
		category: "control",
		inputs: [{
			start: 0,
			name: "pred",
			type: "tensor"
		}]
	},
	{
		tfOpName: "Switch",
		category: "control",
		inputs: [{
			start: 0,
			name: "data",
			type: "tensor"
		}, {
			start: 1,
			name: "pred",
			type: "tensor"
		}]
	},
	{
		tfOpName: "Merge",
		category: "control",
		inputs: [{
			start: 0,
			end: 0,
			name: "tensors",
			type: "tensors"
		}]
	},
	{
		tfOpName: "Enter",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensor",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			},
			{
				tfName: "frame_name",
				name: "frameName",
				type: "string"
			},
			{
				tfName: "is_constant",
				name: "isConstant",
				type: "bool"
			}
		]
	},
	{
		tfOpName: "Exit",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensor",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "NextIteration",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensor",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "TensorArrayV3",
		category: "control",
		inputs: [{
			start: 0,
			name: "size",
			type: "number"
		}],
		attrs: [
			{
				tfName: "dtype",
				name: "dtype",
				type: "dtype"
			},
			{
				tfName: "element_shape",
				name: "elementShape",
				type: "shape"
			},
			{
				tfName: "dynamic_size",
				name: "dynamicSize",
				type: "bool"
			},
			{
				tfName: "clear_after_read",
				name: "clearAfterRead",
				type: "bool"
			},
			{
				tfName: "identical_element_shapes",
				name: "identicalElementShapes",
				type: "bool"
			},
			{
				tfName: "tensor_array_name",
				name: "name",
				type: "string"
			}
		]
	},
	{
		tfOpName: "TensorArrayWriteV3",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensorArrayId",
				type: "tensor"
			},
			{
				start: 1,
				name: "index",
				type: "number"
			},
			{
				start: 2,
				name: "tensor",
				type: "tensor"
			},
			{
				start: 3,
				name: "flowIn",
				type: "number"
			}
		],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "TensorArrayReadV3",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensorArrayId",
				type: "tensor"
			},
			{
				start: 1,
				name: "index",
				type: "number"
			},
			{
				start: 2,
				name: "flowIn",
				type: "number"
			}
		],
		attrs: [{
			tfName: "dtype",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "TensorArrayGatherV3",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensorArrayId",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "number[]"
			},
			{
				start: 2,
				name: "flowIn",
				type: "number"
			}
		],
		attrs: [{
			tfName: "dtype",
			name: "dtype",
			type: "dtype"
		}, {
			tfName: "element_shape",
			name: "elementShape",
			type: "shape"
		}]
	},
	{
		tfOpName: "TensorArrayScatterV3",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensorArrayId",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "number[]"
			},
			{
				start: 2,
				name: "tensor",
				type: "tensor"
			},
			{
				start: 3,
				name: "flowIn",
				type: "number"
			}
		],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorArrayConcatV3",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorArrayId",
			type: "tensor"
		}, {
			start: 1,
			name: "flowIn",
			type: "number"
		}],
		attrs: [{
			tfName: "dtype",
			name: "dtype",
			type: "dtype"
		}, {
			tfName: "element_shape_except0",
			name: "elementShapeExcept0",
			type: "shape",
			notSupported: !0
		}]
	},
	{
		tfOpName: "TensorArraySplitV3",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensorArrayId",
				type: "tensor"
			},
			{
				start: 1,
				name: "tensor",
				type: "tensor"
			},
			{
				start: 2,
				name: "lengths",
				type: "number[]"
			},
			{
				start: 3,
				name: "flowIn",
				type: "number"
			}
		],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorArraySizeV3",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorArrayId",
			type: "tensor"
		}, {
			start: 1,
			name: "flowIn",
			type: "number"
		}]
	},
	{
		tfOpName: "TensorArrayCloseV3",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorArrayId",
			type: "tensor"
		}]
	},
	{
		tfOpName: "StatelessIf",
		category: "control",
		inputs: [{
			start: 0,
			name: "cond",
			type: "tensor"
		}, {
			start: 1,
			end: 0,
			name: "args",
			type: "tensors"
		}],
		attrs: [{
			tfName: "then_branch",
			name: "thenBranch",
			type: "func"
		}, {
			tfName: "else_branch",
			name: "elseBranch",
			type: "func"
		}]
	},
	{
		tfOpName: "If",
		category: "control",
		inputs: [{
			start: 0,
			name: "cond",
			type: "tensor"
		}, {
			start: 1,
			end: 0,
			name: "args",
			type: "tensors"
		}],
		attrs: [{
			tfName: "then_branch",
			name: "thenBranch",
			type: "func"
		}, {
			tfName: "else_branch",
			name: "elseBranch",
			type: "func"
		}]
	},
	{
		tfOpName: "StatelessWhile",
		category: "control",
		inputs: [{
			start: 0,
			end: 0,
			name: "args",
			type: "tensors"
		}],
		attrs: [{
			tfName: "cond",
			name: "cond",
			type: "func"
		}, {
			tfName: "body",
			name: "body",
			type: "func"
		}]
	},
	{
		tfOpName: "While",
		category: "control",
		inputs: [{
			start: 0,
			end: 0,
			name: "args",
			type: "tensors"
		}],
		attrs: [{
			tfName: "cond",
			name: "cond",
			type: "func"
		}, {
			tfName: "body",
			name: "body",
			type: "func"
		}]
	},
	{
		tfOpName: "TensorListScatter",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensor",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "number[]"
			},
			{
				start: 2,
				name: "elementShape",
				type: "shape"
			}
		],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListScatterV2",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensor",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "number[]"
			},
			{
				start: 2,
				name: "elementShape",
				type: "shape"
			},
			{
				start: 3,
				name: "numElements",
				type: "number"
			}
		],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListGather",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensorListId",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "number[]"
			},
			{
				start: 2,
				name: "elementShape",
				type: "shape"
			}
		],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListGetItem",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensorListId",
				type: "tensor"
			},
			{
				start: 1,
				name: "index",
				type: "number"
			},
			{
				start: 2,
				name: "elementShape",
				type: "shape"
			}
		],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListSetItem",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensorListId",
				type: "tensor"
			},
			{
				start: 1,
				name: "index",
				type: "number"
			},
			{
				start: 2,
				name: "tensor",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListReserve",
		category: "control",
		inputs: [{
			start: 0,
			name: "elementShape",
			type: "shape"
		}, {
			start: 1,
			name: "numElements",
			type: "number"
		}],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListFromTensor",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensor",
			type: "tensor"
		}, {
			start: 1,
			name: "elementShape",
			type: "shape"
		}],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListStack",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorListId",
			type: "tensor"
		}, {
			start: 1,
			name: "elementShape",
			type: "shape"
		}],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}, {
			tfName: "num_elements",
			name: "numElements",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListSplit",
		category: "control",
		inputs: [
			{
				start: 0,
				name: "tensor",
				type: "tensor"
			},
			{
				start: 1,
				name: "elementShape",
				type: "shape"
			},
			{
				start: 2,
				name: "lengths",
				type: "number[]"
			}
		],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListConcat",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorListId",
			type: "tensor"
		}],
		attrs: [{
			tfName: "element_shape",
			name: "elementShape",
			type: "shape"
		}, {
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListConcatV2",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorListId",
			type: "tensor"
		}],
		attrs: [{
			tfName: "element_shape",
			name: "elementShape",
			type: "shape"
		}, {
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListPopBack",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorListId",
			type: "tensor"
		}, {
			start: 1,
			name: "elementShape",
			type: "shape"
		}],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListPushBack",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorListId",
			type: "tensor"
		}, {
			start: 1,
			name: "tensor",
			type: "tensor"
		}],
		attrs: [{
			tfName: "element_dtype",
			name: "elementDType",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TensorListLength",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorListId",
			type: "tensor"
		}]
	},
	{
		tfOpName: "TensorListResize",
		category: "control",
		inputs: [{
			start: 0,
			name: "tensorListId",
			type: "tensor"
		}, {
			start: 1,
			name: "size",
			type: "number"
		}]
	}
], WE = /* @__PURE__ */ c({ json: () => GE }), GE = [
	{
		tfOpName: "AvgPool",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				notSupported: !0
			},
			{
				tfName: "ksize",
				name: "kernelSize",
				type: "number[]"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "MaxPool",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				notSupported: !0
			},
			{
				tfName: "ksize",
				name: "kernelSize",
				type: "number[]"
			},
			{
				tfName: "explicit_paddings",
				name: "explicitPaddings",
				type: "number[]",
				defaultValue: [],
				notSupported: !0
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "MaxPoolWithArgmax",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "ksize",
				name: "kernelSize",
				type: "number[]"
			},
			{
				tfName: "include_batch_in_index",
				name: "includeBatchInIndex",
				type: "bool"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "AvgPool3D",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				notSupported: !0
			},
			{
				tfName: "ksize",
				name: "kernelSize",
				type: "number[]"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "MaxPool3D",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				notSupported: !0
			},
			{
				tfName: "ksize",
				name: "kernelSize",
				type: "number[]"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "Conv1D",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "filter",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "stride",
				name: "stride",
				type: "number"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				defaultValue: "NWC"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			},
			{
				tfName: "dilation",
				name: "dilation",
				type: "number",
				defaultValue: 1
			}
		]
	},
	{
		tfOpName: "Conv2D",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "filter",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			},
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "useCudnnOnGpu",
				name: "useCudnnOnGpu",
				type: "bool"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				defaultValue: "NHWC"
			},
			{
				tfName: "explicit_paddings",
				name: "explicitPaddings",
				type: "number[]",
				defaultValue: []
			},
			{
				tfName: "dilations",
				name: "dilations",
				type: "number[]"
			}
		]
	},
	{
		tfOpName: "_FusedConv2D",
		category: "convolution",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "filter",
				type: "tensor"
			},
			{
				start: 2,
				end: 0,
				name: "args",
				type: "tensors"
			}
		],
		attrs: [
			{
				tfName: "num_args",
				name: "numArgs",
				type: "number"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			},
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "explicit_paddings",
				name: "explicitPaddings",
				type: "number[]",
				defaultValue: []
			},
			{
				tfName: "use_cudnn_on_gpu",
				name: "useCudnnOnGpu",
				type: "bool",
				defaultValue: !0
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				defaultValue: "NHWC"
			},
			{
				tfName: "dilations",
				name: "dilations",
				type: "number[]",
				defaultValue: [
					1,
					1,
					1,
					1
				]
			},
			{
				tfName: "fused_ops",
				name: "fusedOps",
				type: "string[]",
				defaultValue: []
			},
			{
				tfName: "epsilon",
				name: "epsilon",
				type: "number",
				defaultValue: 1e-4
			},
			{
				tfName: "leakyrelu_alpha",
				name: "leakyreluAlpha",
				type: "number",
				defaultValue: .2
			}
		]
	},
	{
		tfOpName: "Conv2DBackpropInput",
		category: "convolution",
		inputs: [
			{
				start: 2,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "filter",
				type: "tensor"
			},
			{
				start: 0,
				name: "outputShape",
				type: "number[]"
			}
		],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				notSupported: !0
			},
			{
				tfName: "explicit_paddings",
				name: "explicitPaddings",
				type: "number[]",
				defaultValue: []
			},
			{
				tfName: "dilations",
				name: "dilations",
				type: "number[]",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "DepthwiseConv2d",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "input",
			type: "tensor"
		}, {
			start: 1,
			name: "filter",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				defaultValue: "NHWC"
			},
			{
				tfName: "explicit_paddings",
				name: "explicitPaddings",
				type: "number[]",
				defaultValue: []
			},
			{
				tfName: "dilations",
				name: "dilations",
				type: "number[]"
			}
		]
	},
	{
		tfOpName: "DepthwiseConv2dNative",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "input",
			type: "tensor"
		}, {
			start: 1,
			name: "filter",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				defaultValue: "NHWC"
			},
			{
				tfName: "explicit_paddings",
				name: "explicitPaddings",
				type: "number[]",
				defaultValue: []
			},
			{
				tfName: "dilations",
				name: "dilations",
				type: "number[]"
			}
		]
	},
	{
		tfOpName: "FusedDepthwiseConv2dNative",
		category: "convolution",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "filter",
				type: "tensor"
			},
			{
				start: 2,
				end: 0,
				name: "args",
				type: "tensors"
			}
		],
		attrs: [
			{
				tfName: "num_args",
				name: "numArgs",
				type: "number"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			},
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				defaultValue: "NHWC"
			},
			{
				tfName: "dilations",
				name: "dilations",
				type: "number[]",
				defaultValue: [
					1,
					1,
					1,
					1
				]
			},
			{
				tfName: "fused_ops",
				name: "fusedOps",
				type: "string[]",
				defaultValue: []
			},
			{
				tfName: "explicit_paddings",
				name: "explicitPaddings",
				type: "number[]",
				defaultValue: []
			}
		]
	},
	{
		tfOpName: "Conv3D",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "filter",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			},
			{
				tfName: "data_format",
				name: "dataFormat",
				type: "string",
				defaultValue: "NHWC"
			},
			{
				tfName: "dilations",
				name: "dilations",
				type: "number[]"
			}
		]
	},
	{
		tfOpName: "Dilation2D",
		category: "convolution",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "filter",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "strides",
				name: "strides",
				type: "number[]"
			},
			{
				tfName: "rates",
				name: "dilations",
				type: "number[]"
			},
			{
				tfName: "padding",
				name: "pad",
				type: "string"
			}
		]
	}
], KE = /* @__PURE__ */ c({ json: () => qE }), qE = [
	{
		tfOpName: "Fill",
		category: "creation",
		inputs: [{
			start: 0,
			name: "shape",
			type: "number[]"
		}, {
			start: 1,
			name: "value",
			type: "number"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "LinSpace",
		category: "creation",
		inputs: [
			{
				start: 0,
				name: "start",
				type: "number"
			},
			{
				start: 1,
				name: "stop",
				type: "number"
			},
			{
				start: 2,
				name: "num",
				type: "number"
			}
		],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "OneHot",
		category: "creation",
		inputs: [
			{
				start: 0,
				name: "indices",
				type: "tensor"
			},
			{
				start: 1,
				name: "depth",
				type: "number"
			},
			{
				start: 2,
				name: "onValue",
				type: "number",
				defaultValue: 1
			},
			{
				start: 3,
				name: "offValue",
				type: "number",
				defaultValue: 0
			}
		],
		attrs: [{
			tfName: "axis",
			name: "axis",
			type: "number",
			notSupported: !0
		}, {
			tfName: "T",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "Ones",
		category: "creation",
		inputs: [{
			start: 0,
			name: "shape",
			type: "number[]"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "OnesLike",
		category: "creation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "dtype",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "RandomStandardNormal",
		category: "creation",
		inputs: [{
			start: 0,
			name: "shape",
			type: "number[]"
		}],
		attrs: [
			{
				tfName: "seed",
				name: "seed",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "seed2",
				name: "seed2",
				type: "number",
				defaultValue: 0,
				notSupported: !0
			},
			{
				tfName: "dtype",
				name: "dtype",
				type: "dtype"
			},
			{
				tfName: "T",
				name: "T",
				type: "number",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "RandomUniform",
		category: "creation",
		inputs: [{
			start: 0,
			name: "shape",
			type: "number[]"
		}],
		attrs: [
			{
				tfName: "minval",
				name: "minval",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "maxval",
				name: "maxval",
				type: "number",
				defaultValue: 1
			},
			{
				tfName: "dtype",
				name: "dtype",
				type: "dtype"
			},
			{
				tfName: "seed",
				name: "seed",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "seed2",
				name: "seed2",
				type: "number",
				defaultValue: 0,
				notSupported: !0
			},
			{
				tfName: "T",
				name: "T",
				type: "number",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "RandomUniformInt",
		category: "creation",
		inputs: [{
			start: 0,
			name: "shape",
			type: "number[]"
		}],
		attrs: [
			{
				tfName: "minval",
				name: "minval",
				type: "number"
			},
			{
				tfName: "maxval",
				name: "maxval",
				type: "number"
			},
			{
				tfName: "seed",
				name: "seed",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "seed2",
				name: "seed2",
				type: "number",
				defaultValue: 0,
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "Range",
		category: "creation",
		inputs: [
			{
				start: 0,
				name: "start",
				type: "number"
			},
			{
				start: 1,
				name: "stop",
				type: "number"
			},
			{
				start: 2,
				name: "step",
				type: "number",
				defaultValue: 0
			}
		],
		attrs: [{
			tfName: "Tidx",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "TruncatedNormal",
		category: "creation",
		inputs: [{
			start: 0,
			name: "shape",
			type: "number[]"
		}],
		attrs: [
			{
				tfName: "means",
				name: "mean",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "stddev",
				name: "stdDev",
				type: "number",
				defaultValue: 1
			},
			{
				tfName: "seed",
				name: "seed",
				type: "number"
			},
			{
				tfName: "seed2",
				name: "seed2",
				type: "number",
				defaultValue: 0,
				notSupported: !0
			},
			{
				tfName: "dtype",
				name: "dtype",
				type: "dtype"
			},
			{
				tfName: "T",
				name: "T",
				type: "number",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "Zeros",
		category: "creation",
		inputs: [{
			start: 0,
			name: "shape",
			type: "number[]"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "ZerosLike",
		category: "creation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "Multinomial",
		category: "creation",
		inputs: [{
			start: 0,
			name: "logits",
			type: "tensor"
		}, {
			start: 1,
			name: "numSamples",
			type: "number"
		}],
		attrs: [
			{
				tfName: "seed",
				name: "seed",
				type: "number"
			},
			{
				tfName: "seed2",
				name: "seed2",
				type: "number"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype"
			},
			{
				tfName: "output_dtype",
				name: "output_dtype",
				type: "dtype"
			}
		]
	}
], JE = /* @__PURE__ */ c({ json: () => YE }), YE = [
	{
		tfOpName: "NonMaxSuppressionV2",
		category: "dynamic",
		inputs: [
			{
				start: 0,
				name: "boxes",
				type: "tensor"
			},
			{
				start: 1,
				name: "scores",
				type: "tensor"
			},
			{
				start: 2,
				name: "maxOutputSize",
				type: "number"
			},
			{
				start: 3,
				name: "iouThreshold",
				type: "number"
			}
		]
	},
	{
		tfOpName: "NonMaxSuppressionV3",
		category: "dynamic",
		inputs: [
			{
				start: 0,
				name: "boxes",
				type: "tensor"
			},
			{
				start: 1,
				name: "scores",
				type: "tensor"
			},
			{
				start: 2,
				name: "maxOutputSize",
				type: "number"
			},
			{
				start: 3,
				name: "iouThreshold",
				type: "number"
			},
			{
				start: 4,
				name: "scoreThreshold",
				type: "number"
			}
		]
	},
	{
		tfOpName: "NonMaxSuppressionV4",
		category: "dynamic",
		inputs: [
			{
				start: 0,
				name: "boxes",
				type: "tensor"
			},
			{
				start: 1,
				name: "scores",
				type: "tensor"
			},
			{
				start: 2,
				name: "maxOutputSize",
				type: "number"
			},
			{
				start: 3,
				name: "iouThreshold",
				type: "number"
			},
			{
				start: 4,
				name: "scoreThreshold",
				type: "number"
			}
		],
		attrs: [
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			},
			{
				tfName: "T_threshold",
				name: "threshold",
				type: "dtype",
				notSupported: !0
			},
			{
				tfName: "pad_to_max_output_size",
				name: "padToMaxOutputSize",
				type: "bool"
			}
		]
	},
	{
		tfOpName: "NonMaxSuppressionV5",
		category: "dynamic",
		inputs: [
			{
				start: 0,
				name: "boxes",
				type: "tensor"
			},
			{
				start: 1,
				name: "scores",
				type: "tensor"
			},
			{
				start: 2,
				name: "maxOutputSize",
				type: "number"
			},
			{
				start: 3,
				name: "iouThreshold",
				type: "number"
			},
			{
				start: 4,
				name: "scoreThreshold",
				type: "number"
			},
			{
				start: 5,
				name: "softNmsSigma",
				type: "number"
			}
		]
	},
	{
		tfOpName: "Where",
		category: "dynamic",
		inputs: [{
			start: 0,
			name: "condition",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "ListDiff",
		category: "dynamic",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "y",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	}
], XE = /* @__PURE__ */ c({ json: () => ZE }), ZE = [
	{
		tfOpName: "LowerBound",
		category: "evaluation",
		inputs: [{
			start: 0,
			name: "sortedSequence",
			type: "tensor"
		}, {
			start: 1,
			name: "values",
			type: "tensor"
		}]
	},
	{
		tfOpName: "TopKV2",
		category: "evaluation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "k",
			type: "number"
		}],
		attrs: [{
			tfName: "sorted",
			name: "sorted",
			type: "bool"
		}]
	},
	{
		tfOpName: "UpperBound",
		category: "evaluation",
		inputs: [{
			start: 0,
			name: "sortedSequence",
			type: "tensor"
		}, {
			start: 1,
			name: "values",
			type: "tensor"
		}]
	},
	{
		tfOpName: "Unique",
		category: "evaluation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "UniqueV2",
		category: "evaluation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number"
		}]
	}
], QE = /* @__PURE__ */ c({ json: () => $E }), $E = [
	{
		tfOpName: "PlaceholderWithDefault",
		category: "graph",
		inputs: [{
			start: 0,
			name: "default",
			type: "tensor"
		}],
		attrs: [{
			tfName: "shape",
			name: "shape",
			type: "shape"
		}, {
			tfName: "dtype",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "Placeholder",
		category: "graph",
		attrs: [{
			tfName: "shape",
			name: "shape",
			type: "shape"
		}, {
			tfName: "dtype",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "Const",
		category: "graph"
	},
	{
		tfOpName: "Identity",
		category: "graph",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "IdentityN",
		category: "graph",
		inputs: [{
			start: 0,
			end: 0,
			name: "x",
			type: "tensors"
		}]
	},
	{
		tfOpName: "Snapshot",
		category: "graph",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "Rank",
		category: "graph",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "Size",
		category: "graph",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "Shape",
		category: "graph",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "ShapeN",
		category: "graph",
		inputs: [{
			start: 0,
			end: 0,
			name: "x",
			type: "tensors"
		}]
	},
	{
		tfOpName: "Print",
		category: "graph",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "data",
			type: "tensors"
		}],
		attrs: [
			{
				tfName: "message",
				name: "message",
				type: "string"
			},
			{
				tfName: "first_n",
				name: "firstN",
				type: "number",
				notSupported: !0
			},
			{
				tfName: "summarize",
				name: "summarize",
				type: "number",
				defaultValue: 3
			}
		]
	},
	{
		tfOpName: "NoOp",
		category: "graph",
		inputs: []
	},
	{
		tfOpName: "StopGradient",
		category: "graph",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "FakeQuantWithMinMaxVars",
		category: "graph",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "min",
			name: "min",
			type: "number"
		}, {
			tfName: "max",
			name: "max",
			type: "number"
		}]
	}
], eD = /* @__PURE__ */ c({ json: () => tD }), tD = [
	{
		tfOpName: "HashTable",
		category: "hash_table",
		inputs: [],
		attrs: [
			{
				tfName: "shared_name",
				name: "sharedName",
				type: "string"
			},
			{
				tfName: "use_node_name_sharing",
				name: "useNodeNameSharing",
				type: "bool"
			},
			{
				tfName: "key_dtype",
				name: "keyDType",
				type: "dtype"
			},
			{
				tfName: "value_dtype",
				name: "valueDType",
				type: "dtype"
			}
		]
	},
	{
		tfOpName: "HashTableV2",
		category: "hash_table",
		inputs: [],
		attrs: [
			{
				tfName: "shared_name",
				name: "sharedName",
				type: "string"
			},
			{
				tfName: "use_node_name_sharing",
				name: "useNodeNameSharing",
				type: "bool"
			},
			{
				tfName: "key_dtype",
				name: "keyDType",
				type: "dtype"
			},
			{
				tfName: "value_dtype",
				name: "valueDType",
				type: "dtype"
			}
		]
	},
	{
		tfOpName: "LookupTableImport",
		category: "hash_table",
		inputs: [
			{
				start: 0,
				name: "tableHandle",
				type: "tensor"
			},
			{
				start: 1,
				name: "keys",
				type: "tensor"
			},
			{
				start: 2,
				name: "values",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "Tin",
			name: "tIn",
			type: "dtype",
			notSupported: !0
		}, {
			tfName: "Tout",
			name: "tOut",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LookupTableImportV2",
		category: "hash_table",
		inputs: [
			{
				start: 0,
				name: "tableHandle",
				type: "tensor"
			},
			{
				start: 1,
				name: "keys",
				type: "tensor"
			},
			{
				start: 2,
				name: "values",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "Tin",
			name: "tIn",
			type: "dtype",
			notSupported: !0
		}, {
			tfName: "Tout",
			name: "tOut",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LookupTableFind",
		category: "hash_table",
		inputs: [
			{
				start: 0,
				name: "tableHandle",
				type: "tensor"
			},
			{
				start: 1,
				name: "keys",
				type: "tensor"
			},
			{
				start: 2,
				name: "defaultValue",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "Tin",
			name: "tIn",
			type: "dtype",
			notSupported: !0
		}, {
			tfName: "Tout",
			name: "tOut",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LookupTableFindV2",
		category: "hash_table",
		inputs: [
			{
				start: 0,
				name: "tableHandle",
				type: "tensor"
			},
			{
				start: 1,
				name: "keys",
				type: "tensor"
			},
			{
				start: 2,
				name: "defaultValue",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "Tin",
			name: "tIn",
			type: "dtype",
			notSupported: !0
		}, {
			tfName: "Tout",
			name: "tOut",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LookupTableSize",
		category: "hash_table",
		inputs: [{
			start: 0,
			name: "tableHandle",
			type: "tensor"
		}]
	},
	{
		tfOpName: "LookupTableSizeV2",
		category: "hash_table",
		inputs: [{
			start: 0,
			name: "tableHandle",
			type: "tensor"
		}]
	},
	{
		tfOpName: "InitializeTable",
		category: "hash_table",
		inputs: [
			{
				start: 0,
				name: "tableHandle",
				type: "tensor"
			},
			{
				start: 1,
				name: "keys",
				type: "tensor"
			},
			{
				start: 2,
				name: "values",
				type: "tensor"
			}
		]
	},
	{
		tfOpName: "InitializeTableV2",
		category: "hash_table",
		inputs: [
			{
				start: 0,
				name: "tableHandle",
				type: "tensor"
			},
			{
				start: 1,
				name: "keys",
				type: "tensor"
			},
			{
				start: 2,
				name: "values",
				type: "tensor"
			}
		]
	}
], nD = /* @__PURE__ */ c({ json: () => rD }), rD = [
	{
		tfOpName: "ResizeBilinear",
		category: "image",
		inputs: [{
			start: 0,
			name: "images",
			type: "tensor"
		}, {
			start: 1,
			name: "size",
			type: "number[]"
		}],
		attrs: [
			{
				tfName: "align_corners",
				name: "alignCorners",
				type: "bool"
			},
			{
				tfName: "half_pixel_centers",
				name: "halfPixelCenters",
				type: "bool"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "ResizeNearestNeighbor",
		category: "image",
		inputs: [{
			start: 0,
			name: "images",
			type: "tensor"
		}, {
			start: 1,
			name: "size",
			type: "number[]"
		}],
		attrs: [
			{
				tfName: "align_corners",
				name: "alignCorners",
				type: "bool"
			},
			{
				tfName: "half_pixel_centers",
				name: "halfPixelCenters",
				type: "bool"
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "CropAndResize",
		category: "image",
		inputs: [
			{
				start: 0,
				name: "image",
				type: "tensor"
			},
			{
				start: 1,
				name: "boxes",
				type: "tensor"
			},
			{
				start: 2,
				name: "boxInd",
				type: "tensor"
			},
			{
				start: 3,
				name: "cropSize",
				type: "number[]"
			}
		],
		attrs: [{
			tfName: "method",
			name: "method",
			type: "string"
		}, {
			tfName: "extrapolation_value",
			name: "extrapolationValue",
			type: "number"
		}]
	},
	{
		tfOpName: "ImageProjectiveTransformV3",
		category: "image",
		inputs: [
			{
				start: 0,
				name: "images",
				type: "tensor"
			},
			{
				start: 1,
				name: "transforms",
				type: "tensor"
			},
			{
				start: 2,
				name: "outputShape",
				type: "number[]"
			},
			{
				start: 3,
				name: "fillValue",
				type: "number"
			}
		],
		attrs: [{
			tfName: "interpolation",
			name: "interpolation",
			type: "string"
		}, {
			tfName: "fill_mode",
			name: "fillMode",
			type: "string"
		}]
	}
], iD = /* @__PURE__ */ c({ json: () => aD }), aD = [
	{
		tfOpName: "Equal",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "NotEqual",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Greater",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "GreaterEqual",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Less",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LessEqual",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LogicalAnd",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LogicalNot",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LogicalOr",
		category: "logical",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Select",
		category: "logical",
		inputs: [
			{
				start: 0,
				name: "condition",
				type: "tensor"
			},
			{
				start: 1,
				name: "a",
				type: "tensor"
			},
			{
				start: 2,
				name: "b",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "SelectV2",
		category: "logical",
		inputs: [
			{
				start: 0,
				name: "condition",
				type: "tensor"
			},
			{
				start: 1,
				name: "a",
				type: "tensor"
			},
			{
				start: 2,
				name: "b",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "BitwiseAnd",
		category: "logical",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "y",
			type: "tensor"
		}]
	}
], oD = /* @__PURE__ */ c({ json: () => sD }), sD = [
	{
		tfOpName: "_FusedMatMul",
		category: "matrices",
		inputs: [
			{
				start: 0,
				name: "a",
				type: "tensor"
			},
			{
				start: 1,
				name: "b",
				type: "tensor"
			},
			{
				start: 2,
				end: 0,
				name: "args",
				type: "tensors"
			}
		],
		attrs: [
			{
				tfName: "num_args",
				name: "numArgs",
				type: "number"
			},
			{
				tfName: "fused_ops",
				name: "fusedOps",
				type: "string[]",
				defaultValue: []
			},
			{
				tfName: "epsilon",
				name: "epsilon",
				type: "number",
				defaultValue: 1e-4
			},
			{
				tfName: "transpose_a",
				name: "transposeA",
				type: "bool",
				defaultValue: !1
			},
			{
				tfName: "transpose_b",
				name: "transposeB",
				type: "bool",
				defaultValue: !1
			},
			{
				tfName: "leakyrelu_alpha",
				name: "leakyreluAlpha",
				type: "number",
				defaultValue: .2
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "MatMul",
		category: "matrices",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "transpose_a",
				name: "transposeA",
				type: "bool",
				defaultValue: !1
			},
			{
				tfName: "transpose_b",
				name: "transposeB",
				type: "bool",
				defaultValue: !1
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "BatchMatMul",
		category: "matrices",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "adj_x",
				name: "transposeA",
				type: "bool",
				defaultValue: !1
			},
			{
				tfName: "adj_y",
				name: "transposeB",
				type: "bool",
				defaultValue: !1
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "BatchMatMulV2",
		category: "matrices",
		inputs: [{
			start: 0,
			name: "a",
			type: "tensor"
		}, {
			start: 1,
			name: "b",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "adj_x",
				name: "transposeA",
				type: "bool",
				defaultValue: !1
			},
			{
				tfName: "adj_y",
				name: "transposeB",
				type: "bool",
				defaultValue: !1
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype",
				notSupported: !0
			}
		]
	},
	{
		tfOpName: "Transpose",
		category: "matrices",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "perm",
			type: "number[]"
		}],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Einsum",
		category: "matrices",
		inputs: [{
			start: 0,
			end: 0,
			name: "tensors",
			type: "tensors"
		}],
		attrs: [
			{
				tfName: "equation",
				name: "equation",
				type: "string"
			},
			{
				tfName: "N",
				name: "n",
				type: "number",
				defaultValue: 2
			},
			{
				tfName: "T",
				name: "dtype",
				type: "dtype"
			}
		]
	},
	{
		tfOpName: "MatrixBandPart",
		category: "matrices",
		inputs: [
			{
				start: 0,
				name: "a",
				type: "tensor"
			},
			{
				start: 1,
				name: "numLower",
				type: "tensor"
			},
			{
				start: 1,
				name: "numUpper",
				type: "tensor"
			}
		]
	}
], cD = /* @__PURE__ */ c({ json: () => lD }), lD = [
	{
		tfOpName: "EuclideanNorm",
		category: "normalization",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}],
		attrs: [{
			tfName: "keep_dims",
			name: "keepDims",
			type: "bool",
			defaultValue: !1
		}]
	},
	{
		tfOpName: "FusedBatchNorm",
		category: "normalization",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "scale",
				type: "tensor"
			},
			{
				start: 2,
				name: "offset",
				type: "tensor"
			},
			{
				start: 3,
				name: "mean",
				type: "tensor"
			},
			{
				start: 4,
				name: "variance",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "epsilon",
			name: "epsilon",
			type: "number",
			defaultValue: .001
		}, {
			tfName: "data_format",
			name: "dataFormat",
			type: "string",
			notSupported: !0
		}]
	},
	{
		tfOpName: "FusedBatchNormV2",
		category: "normalization",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "scale",
				type: "tensor"
			},
			{
				start: 2,
				name: "offset",
				type: "tensor"
			},
			{
				start: 3,
				name: "mean",
				type: "tensor"
			},
			{
				start: 4,
				name: "variance",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "epsilon",
			name: "epsilon",
			type: "number",
			defaultValue: .001
		}, {
			tfName: "data_format",
			name: "dataFormat",
			type: "string",
			notSupported: !0
		}]
	},
	{
		tfOpName: "FusedBatchNormV3",
		category: "normalization",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "scale",
				type: "tensor"
			},
			{
				start: 2,
				name: "offset",
				type: "tensor"
			},
			{
				start: 3,
				name: "mean",
				type: "tensor"
			},
			{
				start: 4,
				name: "variance",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "epsilon",
			name: "epsilon",
			type: "number",
			defaultValue: .001
		}, {
			tfName: "data_format",
			name: "dataFormat",
			type: "string",
			notSupported: !0
		}]
	},
	{
		tfOpName: "LRN",
		category: "normalization",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "depth_radius",
				name: "radius",
				type: "number",
				defaultValue: 5
			},
			{
				tfName: "bias",
				name: "bias",
				type: "number",
				defaultValue: 1
			},
			{
				tfName: "alpha",
				name: "alpha",
				type: "number",
				defaultValue: 1
			},
			{
				tfName: "beta",
				name: "beta",
				type: "number",
				defaultValue: .5
			}
		]
	},
	{
		tfOpName: "Softmax",
		category: "normalization",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "LogSoftmax",
		category: "normalization",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	}
], uD = /* @__PURE__ */ c({ json: () => dD }), dD = [
	{
		tfOpName: "Bincount",
		category: "reduction",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "size",
				type: "number"
			},
			{
				start: 2,
				name: "weights",
				type: "tensor"
			}
		]
	},
	{
		tfOpName: "DenseBincount",
		category: "reduction",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "size",
				type: "number"
			},
			{
				start: 2,
				name: "weights",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "binary_output",
			name: "binaryOutput",
			type: "bool"
		}]
	},
	{
		tfOpName: "Max",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}],
		attrs: [{
			tfName: "keep_dims",
			name: "keepDims",
			type: "bool"
		}]
	},
	{
		tfOpName: "Mean",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}],
		attrs: [{
			tfName: "keep_dims",
			name: "keepDims",
			type: "bool"
		}]
	},
	{
		tfOpName: "Min",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}],
		attrs: [{
			tfName: "keep_dims",
			name: "keepDims",
			type: "bool"
		}]
	},
	{
		tfOpName: "Sum",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}],
		attrs: [{
			tfName: "keep_dims",
			name: "keepDims",
			type: "bool"
		}]
	},
	{
		tfOpName: "All",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}],
		attrs: [{
			tfName: "keep_dims",
			name: "keepDims",
			type: "bool"
		}]
	},
	{
		tfOpName: "Any",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}],
		attrs: [{
			tfName: "keep_dims",
			name: "keepDims",
			type: "bool"
		}]
	},
	{
		tfOpName: "ArgMax",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number"
		}]
	},
	{
		tfOpName: "ArgMin",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number"
		}]
	},
	{
		tfOpName: "Prod",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}],
		attrs: [{
			tfName: "keep_dims",
			name: "keepDims",
			type: "bool"
		}, {
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Cumprod",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number"
		}],
		attrs: [{
			tfName: "exclusive",
			name: "exclusive",
			type: "bool"
		}, {
			tfName: "reverse",
			name: "reverse",
			type: "bool"
		}]
	},
	{
		tfOpName: "Cumsum",
		category: "reduction",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number"
		}],
		attrs: [{
			tfName: "exclusive",
			name: "exclusive",
			type: "bool"
		}, {
			tfName: "reverse",
			name: "reverse",
			type: "bool"
		}]
	}
], fD = /* @__PURE__ */ c({ json: () => pD }), pD = [
	{
		tfOpName: "ConcatV2",
		category: "slice_join",
		inputs: [{
			start: 0,
			end: -1,
			name: "tensors",
			type: "tensors"
		}, {
			start: -1,
			name: "axis",
			type: "number"
		}],
		attrs: [{
			tfName: "N",
			name: "n",
			type: "number",
			defaultValue: 2
		}]
	},
	{
		tfOpName: "Concat",
		category: "slice_join",
		inputs: [{
			start: 1,
			end: 0,
			name: "tensors",
			type: "tensors"
		}, {
			start: 0,
			name: "axis",
			type: "number"
		}],
		attrs: [{
			tfName: "N",
			name: "n",
			type: "number",
			defaultValue: 2
		}]
	},
	{
		tfOpName: "GatherV2",
		category: "slice_join",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "tensor"
			},
			{
				start: 2,
				name: "axis",
				type: "number",
				defaultValue: 0
			}
		],
		attrs: [{
			tfName: "batch_dims",
			name: "batchDims",
			type: "number",
			defaultValue: 0
		}]
	},
	{
		tfOpName: "Gather",
		category: "slice_join",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "indices",
			type: "tensor"
		}],
		attrs: [{
			tfName: "validate_indices",
			name: "validateIndices",
			type: "bool",
			notSupported: !0
		}]
	},
	{
		tfOpName: "Reverse",
		category: "slice_join",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "dims",
			type: "bool[]"
		}]
	},
	{
		tfOpName: "ReverseV2",
		category: "slice_join",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number[]"
		}]
	},
	{
		tfOpName: "Slice",
		category: "slice_join",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "begin",
				type: "number[]"
			},
			{
				start: 2,
				name: "size",
				type: "number[]"
			}
		]
	},
	{
		tfOpName: "StridedSlice",
		category: "slice_join",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "begin",
				type: "number[]"
			},
			{
				start: 2,
				name: "end",
				type: "number[]"
			},
			{
				start: 3,
				name: "strides",
				type: "number[]"
			}
		],
		attrs: [
			{
				tfName: "begin_mask",
				name: "beginMask",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "end_mask",
				name: "endMask",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "new_axis_mask",
				name: "newAxisMask",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "ellipsis_mask",
				name: "ellipsisMask",
				type: "number",
				defaultValue: 0
			},
			{
				tfName: "shrink_axis_mask",
				name: "shrinkAxisMask",
				type: "number",
				defaultValue: 0
			}
		]
	},
	{
		tfOpName: "Pack",
		category: "slice_join",
		inputs: [{
			start: 0,
			end: 0,
			name: "tensors",
			type: "tensors"
		}],
		attrs: [{
			tfName: "axis",
			name: "axis",
			type: "number",
			defaultValue: 0
		}]
	},
	{
		tfOpName: "Unpack",
		category: "slice_join",
		inputs: [{
			start: 0,
			name: "tensor",
			type: "tensor"
		}],
		attrs: [{
			tfName: "axis",
			name: "axis",
			type: "number",
			defaultValue: 0
		}, {
			tfName: "num",
			name: "num",
			type: "number",
			defaultValue: 0,
			notSupported: !0
		}]
	},
	{
		tfOpName: "Tile",
		category: "slice_join",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "reps",
			type: "number[]"
		}]
	},
	{
		tfOpName: "Split",
		category: "slice_join",
		inputs: [{
			start: 0,
			name: "axis",
			type: "number",
			defaultValue: 0
		}, {
			start: 1,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "num_split",
			name: "numOrSizeSplits",
			type: "number",
			defaultValue: 1
		}]
	},
	{
		tfOpName: "SplitV",
		category: "slice_join",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "numOrSizeSplits",
				type: "number[]"
			},
			{
				start: 2,
				name: "axis",
				type: "number",
				defaultValue: 0
			}
		]
	},
	{
		tfOpName: "ScatterNd",
		category: "slice_join",
		inputs: [
			{
				start: 0,
				name: "indices",
				type: "tensor"
			},
			{
				start: 1,
				name: "values",
				type: "tensor"
			},
			{
				start: 2,
				name: "shape",
				type: "number[]"
			}
		]
	},
	{
		tfOpName: "GatherNd",
		category: "slice_join",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "indices",
			type: "tensor"
		}]
	},
	{
		tfOpName: "SparseToDense",
		category: "slice_join",
		inputs: [
			{
				start: 0,
				name: "sparseIndices",
				type: "tensor"
			},
			{
				start: 1,
				name: "outputShape",
				type: "number[]"
			},
			{
				start: 2,
				name: "sparseValues",
				type: "tensor"
			},
			{
				start: 3,
				name: "defaultValue",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "validate_indices",
			name: "validateIndices",
			type: "bool",
			defaultValue: !1,
			notSupported: !0
		}]
	},
	{
		tfOpName: "TensorScatterUpdate",
		category: "slice_join",
		inputs: [
			{
				start: 0,
				name: "tensor",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "tensor"
			},
			{
				start: 2,
				name: "values",
				type: "tensor"
			}
		]
	}
], mD = /* @__PURE__ */ c({ json: () => hD }), hD = [
	{
		tfOpName: "SparseFillEmptyRows",
		category: "sparse",
		inputs: [
			{
				start: 0,
				name: "indices",
				type: "tensor"
			},
			{
				start: 1,
				name: "values",
				type: "tensor"
			},
			{
				start: 2,
				name: "denseShape",
				type: "tensor"
			},
			{
				start: 3,
				name: "defaultValue",
				type: "tensor"
			}
		]
	},
	{
		tfOpName: "SparseReshape",
		category: "sparse",
		inputs: [
			{
				start: 0,
				name: "inputIndices",
				type: "tensor"
			},
			{
				start: 1,
				name: "inputShape",
				type: "tensor"
			},
			{
				start: 2,
				name: "newShape",
				type: "tensor"
			}
		],
		attrs: [{
			tfName: "T",
			name: "dtype",
			type: "dtype",
			notSupported: !0
		}]
	},
	{
		tfOpName: "SparseSegmentMean",
		category: "sparse",
		inputs: [
			{
				start: 0,
				name: "data",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "tensor"
			},
			{
				start: 2,
				name: "segmentIds",
				type: "tensor"
			}
		]
	},
	{
		tfOpName: "SparseSegmentSum",
		category: "sparse",
		inputs: [
			{
				start: 0,
				name: "data",
				type: "tensor"
			},
			{
				start: 1,
				name: "indices",
				type: "tensor"
			},
			{
				start: 2,
				name: "segmentIds",
				type: "tensor"
			}
		]
	}
], gD = /* @__PURE__ */ c({ json: () => _D }), _D = [
	{
		tfOpName: "FFT",
		category: "spectral",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "IFFT",
		category: "spectral",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}]
	},
	{
		tfOpName: "RFFT",
		category: "spectral",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "fft_length",
			type: "number",
			notSupported: !0
		}]
	},
	{
		tfOpName: "IRFFT",
		category: "spectral",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "fft_length",
			type: "number",
			notSupported: !0
		}]
	}
], vD = /* @__PURE__ */ c({ json: () => yD }), yD = [
	{
		tfOpName: "StaticRegexReplace",
		category: "string",
		inputs: [{
			start: 0,
			name: "input",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "pattern",
				name: "pattern",
				type: "string"
			},
			{
				tfName: "rewrite",
				name: "rewrite",
				type: "string"
			},
			{
				tfName: "replace_global",
				name: "replaceGlobal",
				type: "bool"
			}
		]
	},
	{
		tfOpName: "StringNGrams",
		category: "string",
		inputs: [{
			start: 0,
			name: "data",
			type: "tensor"
		}, {
			start: 1,
			name: "dataSplits",
			type: "tensor"
		}],
		attrs: [
			{
				tfName: "separator",
				name: "separator",
				type: "string"
			},
			{
				tfName: "ngram_widths",
				name: "nGramWidths",
				type: "number[]"
			},
			{
				tfName: "left_pad",
				name: "leftPad",
				type: "string"
			},
			{
				tfName: "right_pad",
				name: "rightPad",
				type: "string"
			},
			{
				tfName: "pad_width",
				name: "padWidth",
				type: "number"
			},
			{
				tfName: "preserve_short_sequences",
				name: "preserveShortSequences",
				type: "bool"
			}
		],
		outputs: ["ngrams", "ngrams_splits"]
	},
	{
		tfOpName: "StringSplit",
		category: "string",
		inputs: [{
			start: 0,
			name: "input",
			type: "tensor"
		}, {
			start: 1,
			name: "delimiter",
			type: "tensor"
		}],
		attrs: [{
			tfName: "skip_empty",
			name: "skipEmpty",
			type: "bool"
		}],
		outputs: [
			"indices",
			"values",
			"shape"
		]
	},
	{
		tfOpName: "StringToHashBucketFast",
		category: "string",
		inputs: [{
			start: 0,
			name: "input",
			type: "tensor"
		}],
		attrs: [{
			tfName: "num_buckets",
			name: "numBuckets",
			type: "number"
		}]
	}
], bD = /* @__PURE__ */ c({ json: () => xD }), xD = [
	{
		tfOpName: "Cast",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "SrcT",
			name: "sdtype",
			type: "dtype",
			notSupported: !0
		}, {
			tfName: "DstT",
			name: "dtype",
			type: "dtype"
		}]
	},
	{
		tfOpName: "ExpandDims",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "axis",
			type: "number"
		}]
	},
	{
		tfOpName: "MirrorPad",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "padding",
			type: "number[]"
		}],
		attrs: [{
			tfName: "mode",
			name: "mode",
			type: "string"
		}]
	},
	{
		tfOpName: "Pad",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "padding",
			type: "number[]"
		}],
		attrs: [{
			tfName: "constant_value",
			name: "constantValue",
			type: "number",
			defaultValue: 0
		}]
	},
	{
		tfOpName: "PadV2",
		category: "transformation",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "padding",
				type: "number[]"
			},
			{
				start: 2,
				name: "constantValue",
				type: "number",
				defaultValue: 0
			}
		]
	},
	{
		tfOpName: "Reshape",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "shape",
			type: "number[]"
		}]
	},
	{
		tfOpName: "EnsureShape",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "shape",
			type: "number[]"
		}]
	},
	{
		tfOpName: "Squeeze",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "axis",
			tfDeprecatedName: "squeeze_dims",
			name: "axis",
			type: "number[]"
		}]
	},
	{
		tfOpName: "SpaceToBatchND",
		category: "transformation",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "blockShape",
				type: "number[]"
			},
			{
				start: 2,
				name: "paddings",
				type: "number[]"
			}
		]
	},
	{
		tfOpName: "BatchToSpaceND",
		category: "transformation",
		inputs: [
			{
				start: 0,
				name: "x",
				type: "tensor"
			},
			{
				start: 1,
				name: "blockShape",
				type: "number[]"
			},
			{
				start: 2,
				name: "crops",
				type: "number[]"
			}
		]
	},
	{
		tfOpName: "DepthToSpace",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}],
		attrs: [{
			tfName: "block_size",
			name: "blockSize",
			type: "number"
		}, {
			tfName: "data_format",
			name: "dataFormat",
			type: "string"
		}]
	},
	{
		tfOpName: "BroadcastTo",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "x",
			type: "tensor"
		}, {
			start: 1,
			name: "shape",
			type: "number[]"
		}],
		attrs: []
	},
	{
		tfOpName: "BroadcastArgs",
		category: "transformation",
		inputs: [{
			start: 0,
			name: "s0",
			type: "tensor"
		}, {
			start: 1,
			name: "s1",
			type: "tensor"
		}],
		attrs: []
	}
], SD = class {
	static get Instance() {
		return this._instance ||= new this();
	}
	constructor() {
		let e = [
			RE,
			BE,
			HE,
			WE,
			KE,
			JE,
			XE,
			QE,
			eD,
			nD,
			iD,
			oD,
			cD,
			uD,
			fD,
			mD,
			gD,
			vD,
			bD
		], t = [].concat(...e.map((e) => e.json));
		this.opMappers = t.reduce((e, t) => (e[t.tfOpName] = t, e), {});
	}
	transformGraph(e, t = {}) {
		let n = e.node, r = [], i = [], a = [], o = n.reduce((e, t) => (e[t.name] = this.mapNode(t), t.op.startsWith("Placeholder") ? r.push(e[t.name]) : t.op === "Const" ? i.push(e[t.name]) : (t.input == null || t.input.length === 0) && a.push(e[t.name]), e), {}), s = [], c = [], l = {}, u = {};
		t != null && (l = this.mapSignatureEntries(t.inputs), u = this.mapSignatureEntries(t.outputs));
		let d = Object.keys(o);
		d.forEach((e) => {
			let t = o[e];
			t.inputNames.forEach((e, n) => {
				let [r, , i] = NE(e), a = o[r];
				if (a.outputs != null) {
					let e = a.outputs.indexOf(i);
					if (e !== -1) {
						let i = `${r}:${e}`;
						t.inputNames[n] = i;
					}
				}
				t.inputs.push(a), a.children.push(t);
			});
		}), Object.keys(u).length === 0 ? d.forEach((e) => {
			let t = o[e];
			t.children.length === 0 && c.push(t);
		}) : Object.keys(u).forEach((e) => {
			let [t] = NE(e), n = o[t];
			n != null && (n.signatureKey = u[e], c.push(n));
		}), Object.keys(l).length > 0 ? Object.keys(l).forEach((e) => {
			let [t] = NE(e), n = o[t];
			n && (n.signatureKey = l[e], s.push(n));
		}) : s = r;
		let f = {};
		e.library != null && e.library.function != null && (f = e.library.function.reduce((e, t) => (e[t.signature.name] = this.mapFunction(t), e), {}));
		let p = {
			nodes: o,
			inputs: s,
			outputs: c,
			weights: i,
			placeholders: r,
			signature: t,
			functions: f
		};
		return a.length > 0 && (p.initNodes = a), p;
	}
	mapSignatureEntries(e) {
		return Object.keys(e || {}).reduce((t, n) => (t[e[n].name] = n, t), {});
	}
	mapNode(e) {
		let t = AE(e.op) || this.opMappers[e.op] || {};
		e.attr ??= {};
		let n = {
			name: e.name,
			op: e.op,
			category: t.category,
			inputNames: (e.input || []).map((e) => e.startsWith("^") ? e.slice(1) : e),
			inputs: [],
			children: [],
			inputParams: {},
			attrParams: {},
			rawAttrs: e.attr,
			outputs: t.outputs
		};
		return t.inputs != null && (n.inputParams = t.inputs.reduce((e, t) => (e[t.name] = {
			type: t.type,
			inputIndexStart: t.start,
			inputIndexEnd: t.end
		}, e), {})), t.attrs != null && (n.attrParams = t.attrs.reduce((t, n) => {
			let r = n.type, i;
			switch (n.type) {
				case "string":
					i = TD(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = TD(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "string[]":
					i = FD(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = FD(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "number":
					i = DD(e.attr, n.tfName, n.defaultValue || 0), i === void 0 && n.tfDeprecatedName && (i = DD(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "number[]":
					i = PD(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = PD(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "bool":
					i = ED(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = ED(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "bool[]":
					i = LD(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = LD(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "shape":
					i = ND(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = ND(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "shape[]":
					i = ID(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = ID(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "dtype":
					i = AD(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = AD(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "dtype[]":
					i = jD(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = jD(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "func":
					i = kD(e.attr, n.tfName, n.defaultValue), i === void 0 && n.tfDeprecatedName && (i = kD(e.attr, n.tfDeprecatedName, n.defaultValue));
					break;
				case "tensor":
				case "tensors": break;
				default: throw Error(`Unsupported param type: ${n.type} for op: ${e.op}`);
			}
			return t[n.name] = {
				value: i,
				type: r
			}, t;
		}, {})), n;
	}
	mapFunction(e) {
		let t = e.nodeDef, n = [], r = [], i = {};
		t != null && (i = t.reduce((e, t) => (e[t.name] = this.mapNode(t), t.op === "Const" && r.push(e[t.name]), e), {}));
		let a = [], o = [];
		e.signature.inputArg.forEach((e) => {
			let [t] = NE(e.name), n = {
				name: t,
				op: "Placeholder",
				inputs: [],
				inputNames: [],
				category: "graph",
				inputParams: {},
				attrParams: { dtype: {
					value: OD(e.type),
					type: "dtype"
				} },
				children: []
			};
			n.signatureKey = e.name, a.push(n), i[t] = n;
		}), Object.keys(i).forEach((e) => {
			let t = i[e];
			t.inputNames.forEach((e, n) => {
				let [r, , a] = NE(e), o = i[r];
				if (o.outputs != null) {
					let e = o.outputs.indexOf(a);
					if (e !== -1) {
						let i = `${r}:${e}`;
						t.inputNames[n] = i;
					}
				}
				t.inputs.push(o), o.children.push(t);
			});
		});
		let s = e.ret;
		e.signature.outputArg.forEach((e) => {
			let [t, n] = NE(s[e.name]), r = i[t];
			r != null && (r.defaultOutput = n, o.push(r));
		});
		let c = this.mapArgsToSignature(e);
		return {
			nodes: i,
			inputs: a,
			outputs: o,
			weights: r,
			placeholders: n,
			signature: c
		};
	}
	mapArgsToSignature(e) {
		return {
			methodName: e.signature.name,
			inputs: e.signature.inputArg.reduce((e, t) => (e[t.name] = this.mapArgToTensorInfo(t), e), {}),
			outputs: e.signature.outputArg.reduce((t, n) => (t[n.name] = this.mapArgToTensorInfo(n, e.ret), t), {})
		};
	}
	mapArgToTensorInfo(e, t) {
		let n = e.name;
		return t != null && (n = t[n]), {
			name: n,
			dtype: e.type
		};
	}
};
function CD(e) {
	let t = M().global;
	if (t.atob !== void 0) return t.atob(e);
	if (typeof Buffer < "u") return new Buffer(e, "base64").toString();
	throw Error("Unable to decode base64 in this environment. Missing built-in atob() or Buffer()");
}
function wD(e, t) {
	let n = Array.isArray(e) ? String.fromCharCode.apply(null, e) : CD(e);
	return t ? n : n.toLowerCase();
}
function TD(e, t, n, r = !1) {
	let i = e[t];
	return i == null ? n : wD(i.s, r);
}
function ED(e, t, n) {
	let r = e[t];
	return r ? r.b : n;
}
function DD(e, t, n) {
	let r = e[t] || {}, i = r.i == null ? r.f == null ? n : r.f : r.i;
	return typeof i == "number" ? i : parseInt(i, 10);
}
function OD(e) {
	switch (typeof e == "string" && (e = DE[e]), e) {
		case DE.DT_FLOAT:
		case DE.DT_HALF: return "float32";
		case DE.DT_INT32:
		case DE.DT_INT64:
		case DE.DT_INT8:
		case DE.DT_UINT8: return "int32";
		case DE.DT_BOOL: return "bool";
		case DE.DT_DOUBLE: return "float32";
		case DE.DT_STRING: return "string";
		case DE.DT_COMPLEX64:
		case DE.DT_COMPLEX128: return "complex64";
		default: return null;
	}
}
function kD(e, t, n) {
	let r = e[t];
	return r && r.func ? r.func.name : n;
}
function AD(e, t, n) {
	let r = e[t];
	return r && r.type ? OD(r.type) : n;
}
function jD(e, t, n) {
	let r = e[t];
	return r && r.list && r.list.type ? r.list.type.map((e) => OD(e)) : n;
}
function MD(e) {
	if (!e.unknownRank) return e.dim == null ? [] : e.dim.map((e) => typeof e.size == "number" ? e.size : parseInt(e.size, 10));
}
function ND(e, t, n) {
	let r = e[t];
	return r && r.shape ? MD(r.shape) : n;
}
function PD(e, t, n) {
	let r = e[t];
	return r ? ((r.list.f && r.list.f.length ? r.list.f : r.list.i) || []).map((e) => typeof e == "number" ? e : parseInt(e, 10)) : n;
}
function FD(e, t, n, r = !1) {
	let i = e[t];
	return i && i.list && i.list.s ? i.list.s.map((e) => wD(e, r)) : n;
}
function ID(e, t, n) {
	let r = e[t];
	return r && r.list && r.list.shape ? r.list.shape.map((e) => MD(e)) : n;
}
function LD(e, t, n) {
	let r = e[t];
	return r && r.list && r.list.b ? r.list.b : n;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/operations/custom_op/node_value_impl.js
var RD = class {
	constructor(e, t, n) {
		this.node = e, this.tensorMap = t, this.context = n, this.inputs = [], this.attrs = {}, this.inputs = e.inputNames.map((e) => this.getInput(e)), e.rawAttrs != null && (this.attrs = Object.keys(e.rawAttrs).reduce((e, t) => (e[t] = this.getAttr(t), e), {}));
	}
	getInput(e) {
		return jE(e, this.tensorMap, this.context);
	}
	getAttr(e, t) {
		let n = this.node.rawAttrs[e];
		if (n.tensor != null) return jE(e, this.tensorMap, this.context);
		if (n.i != null || n.f != null) return DD(this.node.rawAttrs, e, t);
		if (n.s != null) return TD(this.node.rawAttrs, e, t);
		if (n.b != null) return ED(this.node.rawAttrs, e, t);
		if (n.shape != null) return ND(this.node.rawAttrs, e, t);
		if (n.type != null) return AD(this.node.rawAttrs, e, t);
		if (n.list != null) {
			if (n.list.i != null || n.list.f != null) return PD(this.node.rawAttrs, e, t);
			if (n.list.s != null) return FD(this.node.rawAttrs, e, t);
			if (n.list.shape != null) return ID(this.node.rawAttrs, e, t);
			if (n.list.b != null) return LD(this.node.rawAttrs, e, t);
			if (n.list.type != null) return jD(this.node.rawAttrs, e, t);
		}
		return t;
	}
}, zD = /* @__PURE__ */ c({
	OP_SCOPE_SUFFIX: () => Vi,
	abs: () => Po,
	acos: () => Io,
	acosh: () => Ro,
	add: () => V,
	addN: () => Bo,
	all: () => Ho,
	any: () => Wo,
	argMax: () => Ko,
	argMin: () => Jo,
	asin: () => Xo,
	asinh: () => Qo,
	atan: () => es,
	atan2: () => ns,
	atanh: () => is,
	avgPool: () => Es,
	avgPool3d: () => Os,
	basicLSTMCell: () => Rs,
	batchNorm: () => Us,
	batchNorm2d: () => Gs,
	batchNorm3d: () => qs,
	batchNorm4d: () => Ys,
	batchToSpaceND: () => Bs,
	bincount: () => Zs,
	bitwiseAnd: () => $s,
	booleanMaskAsync: () => lm,
	broadcastArgs: () => tc,
	broadcastTo: () => rc,
	buffer: () => So,
	cast: () => wo,
	ceil: () => ac,
	clipByValue: () => cc,
	clone: () => Eo,
	complex: () => Ui,
	concat: () => As,
	concat1d: () => uc,
	concat2d: () => fc,
	concat3d: () => mc,
	concat4d: () => gc,
	conv1d: () => bc,
	conv2d: () => vc,
	conv2dTranspose: () => wc,
	conv3d: () => Ec,
	conv3dTranspose: () => Ac,
	cos: () => Mc,
	cosh: () => Pc,
	cosineWindow: () => Tm,
	cumprod: () => Ic,
	cumsum: () => Rc,
	denseBincount: () => Bc,
	depthToSpace: () => Hc,
	depthwiseConv2d: () => Wc,
	diag: () => Kc,
	dilation2d: () => Jc,
	div: () => H,
	divNoNan: () => rl,
	dot: () => al,
	dropout: () => Cm,
	einsum: () => sl,
	elu: () => ll,
	enclosingPowerOfTwo: () => wm,
	ensureShape: () => dl,
	equal: () => Zc,
	erf: () => pl,
	euclideanNorm: () => Ll,
	exp: () => zl,
	expandDims: () => Vl,
	expm1: () => Ul,
	eye: () => ql,
	fft: () => hp,
	fill: () => oc,
	floor: () => Yl,
	floorDiv: () => Ao,
	fused: () => Wm,
	gather: () => Zl,
	gatherND: () => bm,
	greater: () => $l,
	greaterEqual: () => tu,
	ifft: () => _p,
	imag: () => ru,
	image: () => Pg,
	inTopKAsync: () => Dm,
	irfft: () => yp,
	isFinite: () => au,
	isInf: () => su,
	isNaN: () => lu,
	leakyRelu: () => du,
	less: () => pu,
	lessEqual: () => hu,
	linalg: () => Fg,
	linspace: () => gu,
	localResponseNormalization: () => vu,
	log: () => bu,
	log1p: () => Su,
	logSigmoid: () => Au,
	logSoftmax: () => Nu,
	logSumExp: () => Fu,
	logicalAnd: () => Lu,
	logicalNot: () => zu,
	logicalOr: () => Vu,
	logicalXor: () => Uu,
	losses: () => Ig,
	lowerBound: () => qu,
	matMul: () => G,
	max: () => Cl,
	maxPool: () => Yu,
	maxPool3d: () => Zu,
	maxPoolWithArgmax: () => $u,
	maximum: () => td,
	mean: () => rd,
	meshgrid: () => od,
	min: () => Tl,
	minimum: () => cd,
	mirrorPad: () => ud,
	mod: () => fd,
	moments: () => md,
	movingAverage: () => pm,
	mul: () => U,
	multiRNNCell: () => gd,
	multinomial: () => vd,
	neg: () => Eu,
	norm: () => Fl,
	notEqual: () => bd,
	oneHot: () => Sd,
	ones: () => ad,
	onesLike: () => wd,
	op: () => z,
	outerProduct: () => Ed,
	pad: () => Od,
	pad1d: () => Ad,
	pad2d: () => Md,
	pad3d: () => Pd,
	pad4d: () => Id,
	pool: () => Hd,
	pow: () => Dl,
	prelu: () => Wd,
	print: () => Do,
	prod: () => Kd,
	raggedGather: () => Jd,
	raggedRange: () => Xd,
	raggedTensorToTensor: () => Qd,
	rand: () => ef,
	randomGamma: () => mf,
	randomNormal: () => gf,
	randomStandardNormal: () => vf,
	randomUniform: () => bf,
	randomUniformInt: () => Sf,
	range: () => Cf,
	real: () => Tf,
	reciprocal: () => Df,
	relu: () => kf,
	relu6: () => jf,
	reshape: () => W,
	reverse: () => Nf,
	reverse1d: () => Ff,
	reverse2d: () => Lf,
	reverse3d: () => zf,
	reverse4d: () => Vf,
	rfft: () => Cp,
	round: () => Uf,
	rsqrt: () => Gf,
	scalar: () => J,
	scatterND: () => hm,
	searchSorted: () => Ku,
	selu: () => qf,
	separableConv2d: () => Yf,
	setdiff1dAsync: () => Zf,
	sigmoid: () => Ns,
	sign: () => $f,
	signal: () => Ng,
	sin: () => tp,
	sinh: () => rp,
	slice: () => K,
	slice1d: () => ap,
	slice2d: () => sp,
	slice3d: () => lp,
	slice4d: () => dp,
	softmax: () => pp,
	softplus: () => Ou,
	spaceToBatchND: () => Rd,
	sparse: () => Lg,
	sparseToDense: () => vm,
	spectral: () => Mg,
	split: () => xp,
	sqrt: () => kl,
	square: () => jl,
	squaredDifference: () => Tp,
	squeeze: () => Dp,
	stack: () => kp,
	step: () => jp,
	stridedSlice: () => Np,
	string: () => Rg,
	sub: () => X,
	sum: () => Y,
	tan: () => Fp,
	tanh: () => Is,
	tensor: () => Gi,
	tensor1d: () => Ip,
	tensor2d: () => Lp,
	tensor3d: () => Rp,
	tensor4d: () => zp,
	tensor5d: () => Bp,
	tensor6d: () => Vp,
	tensorScatterUpdate: () => Kp,
	tile: () => Gl,
	topk: () => Jp,
	transpose: () => dm,
	truncatedNormal: () => Xp,
	unique: () => Qp,
	unsortedSegmentSum: () => em,
	unstack: () => nm,
	upperBound: () => rm,
	variable: () => im,
	where: () => $c,
	whereAsync: () => sm,
	zeros: () => id,
	zerosLike: () => tl
}), BD = (e, t, n, r = zD) => {
	switch (e.op) {
		case "BiasAdd":
		case "AddV2":
		case "Add": return [r.add($("a", e, t, n), $("b", e, t, n))];
		case "AddN": return [r.addN($("tensors", e, t, n))];
		case "FloorMod":
		case "Mod": return [r.mod($("a", e, t, n), $("b", e, t, n))];
		case "Mul": return [r.mul($("a", e, t, n), $("b", e, t, n))];
		case "RealDiv":
		case "Div": return [r.div($("a", e, t, n), $("b", e, t, n))];
		case "DivNoNan": return [r.divNoNan($("a", e, t, n), $("b", e, t, n))];
		case "FloorDiv": return [r.floorDiv($("a", e, t, n), $("b", e, t, n))];
		case "Sub": return [r.sub($("a", e, t, n), $("b", e, t, n))];
		case "Minimum": return [r.minimum($("a", e, t, n), $("b", e, t, n))];
		case "Maximum": return [r.maximum($("a", e, t, n), $("b", e, t, n))];
		case "Pow": return [r.pow($("a", e, t, n), $("b", e, t, n))];
		case "SquaredDifference": return [r.squaredDifference($("a", e, t, n), $("b", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, VD = (e, t, n, r = zD) => {
	switch (e.op) {
		case "Abs":
		case "ComplexAbs": return [r.abs($("x", e, t, n))];
		case "Acos": return [r.acos($("x", e, t, n))];
		case "Acosh": return [r.acosh($("x", e, t, n))];
		case "Asin": return [r.asin($("x", e, t, n))];
		case "Asinh": return [r.asinh($("x", e, t, n))];
		case "Atan": return [r.atan($("x", e, t, n))];
		case "Atan2": return [r.atan2($("x", e, t, n), $("y", e, t, n))];
		case "Atanh": return [r.atanh($("x", e, t, n))];
		case "Ceil": return [r.ceil($("x", e, t, n))];
		case "Complex": return [r.complex($("real", e, t, n), $("imag", e, t, n))];
		case "Cos": return [r.cos($("x", e, t, n))];
		case "Cosh": return [r.cosh($("x", e, t, n))];
		case "Elu": return [r.elu($("x", e, t, n))];
		case "Erf": return [r.erf($("x", e, t, n))];
		case "Exp": return [r.exp($("x", e, t, n))];
		case "Expm1": return [r.expm1($("x", e, t, n))];
		case "Floor": return [r.floor($("x", e, t, n))];
		case "Log": return [r.log($("x", e, t, n))];
		case "Log1p": return [r.log1p($("x", e, t, n))];
		case "Imag": return [r.imag($("x", e, t, n))];
		case "Neg": return [r.neg($("x", e, t, n))];
		case "Reciprocal": return [r.reciprocal($("x", e, t, n))];
		case "Real": return [r.real($("x", e, t, n))];
		case "Relu": return [r.relu($("x", e, t, n))];
		case "Round": return [r.round($("x", e, t, n))];
		case "Selu": return [r.selu($("x", e, t, n))];
		case "Sigmoid": return [r.sigmoid($("x", e, t, n))];
		case "Sin": return [r.sin($("x", e, t, n))];
		case "Sign": return [r.sign($("x", e, t, n))];
		case "Sinh": return [r.sinh($("x", e, t, n))];
		case "Softplus": return [r.softplus($("x", e, t, n))];
		case "Sqrt": return [r.sqrt($("x", e, t, n))];
		case "Square": return [r.square($("x", e, t, n))];
		case "Tanh": return [r.tanh($("x", e, t, n))];
		case "Tan": return [r.tan($("x", e, t, n))];
		case "ClipByValue": return [r.clipByValue($("x", e, t, n), $("clipValueMin", e, t, n), $("clipValueMax", e, t, n))];
		case "Relu6": return [r.relu6($("x", e, t, n))];
		case "Rsqrt": return [r.rsqrt(jE(e.inputNames[0], t, n))];
		case "LeakyRelu": return [r.leakyRelu($("x", e, t, n), $("alpha", e, t, n))];
		case "Prelu": return [r.prelu($("x", e, t, n), $("alpha", e, t, n))];
		case "IsNan": return [r.isNaN(jE(e.inputNames[0], t, n))];
		case "IsInf": return [r.isInf(jE(e.inputNames[0], t, n))];
		case "IsFinite": return [r.isFinite(jE(e.inputNames[0], t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/executor/tensor_utils.js
function HD(e, t, n = "") {
	if (typeof e != "number" && typeof t != "number") {
		_(e.length === t.length, () => n + ` Shapes ${e} and ${t} must match`);
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r];
			_(i < 0 || a < 0 || i === a, () => n + ` Shapes ${e} and ${t} must match`);
		}
	}
}
function UD(e) {
	return !(typeof e == "number" || e.some((e) => e < 0));
}
function WD(e, t, n) {
	let r = GD(e, n), i = !UD(r);
	if (i && t.length === 0) throw Error(`Tried to calculate elements of an empty list with non-fully-defined elementShape: ${r}`);
	if (i && t.forEach((e) => {
		r = GD(e.shape, r);
	}), !UD(r)) throw Error(`Non-fully-defined elementShape: ${r}`);
	return r;
}
function GD(e, t) {
	if (typeof e == "number") return t;
	if (typeof t == "number") return e;
	if (e.length !== t.length) throw Error(`Incompatible ranks during merge: ${e} vs. ${t}`);
	let n = [];
	for (let r = 0; r < e.length; ++r) {
		let i = e[r], a = t[r];
		if (i >= 0 && a >= 0 && i !== a) throw Error(`Incompatible shape during merge: ${e} vs. ${t}`);
		n[r] = i >= 0 ? i : a;
	}
	return n;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/executor/tensor_array.js
var KD = class {
	constructor(e, t, n, r, i, a, o) {
		this.name = e, this.dtype = t, this.maxSize = n, this.elementShape = r, this.identicalElementShapes = i, this.dynamicSize = a, this.clearAfterRead = o, this.tensors = [], this.closed_ = !1, this.idTensor = J(0), Zi(this.idTensor);
	}
	get id() {
		return this.idTensor.id;
	}
	get closed() {
		return this.closed_;
	}
	clearAndClose(e) {
		this.tensors.forEach((t) => {
			(e == null || !e.has(t.tensor.id)) && t.tensor.dispose();
		}), this.tensors = [], this.closed_ = !0, this.idTensor.dispose();
	}
	size() {
		return this.tensors.length;
	}
	read(e) {
		if (this.closed_) throw Error(`TensorArray ${this.name} has already been closed.`);
		if (e < 0 || e >= this.size()) throw Error(`Tried to read from index ${e}, but array size is: ${this.size()}`);
		let t = this.tensors[e];
		if (t.cleared) throw Error(`TensorArray ${this.name}: Could not read index ${e} twice because it was cleared after a previous read (perhaps try setting clear_after_read = false?).`);
		return this.clearAfterRead && (t.cleared = !0), t.read = !0, t.tensor;
	}
	readMany(e) {
		return e.map((e) => this.read(e));
	}
	write(e, t) {
		if (this.closed_) throw Error(`TensorArray ${this.name} has already been closed.`);
		if (e < 0 || !this.dynamicSize && e >= this.maxSize) throw Error(`Tried to write to index ${e}, but array is not resizeable and size is: ${this.maxSize}`);
		let n = this.tensors[e] || {};
		if (t.dtype !== this.dtype) throw Error(`TensorArray ${this.name}: Could not write to TensorArray index ${e},
          because the value dtype is ${t.dtype}, but TensorArray dtype is ${this.dtype}.`);
		if (this.size() === 0 && (this.elementShape == null || this.elementShape.length === 0) && (this.elementShape = t.shape), HD(this.elementShape, t.shape, `TensorArray ${this.name}: Could not write to TensorArray index ${e}.`), n.read) throw Error(`TensorArray ${this.name}: Could not write to TensorArray index ${e}, because it has already been read.`);
		if (n.written) throw Error(`TensorArray ${this.name}: Could not write to TensorArray index ${e}, because it has already been written.`);
		n.tensor = t, Zi(t), n.written = !0, this.tensors[e] = n;
	}
	writeMany(e, t) {
		if (e.length !== t.length) throw Error(`TensorArray ${this.name}: could not write multiple tensors,because the index size: ${e.length} is not the same as tensors size: ${t.length}.`);
		e.forEach((e, n) => this.write(e, t[n]));
	}
	gather(e, t) {
		if (t && t !== this.dtype) throw Error(`TensorArray dtype is ${this.dtype} but gather requested dtype ${t}`);
		if (e) e = e.slice(0, this.size());
		else {
			e = [];
			for (let t = 0; t < this.size(); t++) e.push(t);
		}
		if (e.length === 0) return Gi([], [0].concat(this.elementShape));
		let n = this.readMany(e);
		return HD(this.elementShape, n[0].shape, "TensorArray shape mismatch: "), kp(n, 0);
	}
	concat(e) {
		if (e && e !== this.dtype) throw Error(`TensorArray dtype is ${this.dtype} but concat requested dtype ${e}`);
		if (this.size() === 0) return Gi([], [0].concat(this.elementShape));
		let t = [];
		for (let e = 0; e < this.size(); e++) t.push(e);
		let n = this.readMany(t);
		return HD(this.elementShape, n[0].shape, `TensorArray shape mismatch: tensor array shape (${this.elementShape}) vs first tensor shape (${n[0].shape})`), As(n, 0);
	}
	scatter(e, t) {
		if (t.dtype !== this.dtype) throw Error(`TensorArray dtype is ${this.dtype} but tensor has dtype ${t.dtype}`);
		if (e.length !== t.shape[0]) throw Error(`Expected len(indices) == tensor.shape[0], but saw: ${e.length} vs. ${t.shape[0]}`);
		let n = Math.max(...e);
		if (!this.dynamicSize && n >= this.maxSize) throw Error(`Max index must be < array size (${n}  vs. ${this.maxSize})`);
		this.writeMany(e, nm(t, 0));
	}
	split(e, t) {
		if (t.dtype !== this.dtype) throw Error(`TensorArray dtype is ${this.dtype} but tensor has dtype ${t.dtype}`);
		let n = 0, r = e.map((e) => (n += e, n));
		if (n !== t.shape[0]) throw Error(`Expected sum of lengths to be equal to
          tensor.shape[0], but sum of lengths is
        ${n}, and tensor's shape is: ${t.shape}`);
		if (!this.dynamicSize && e.length !== this.maxSize) throw Error(`TensorArray's size is not equal to the size of lengths (${this.maxSize} vs. ${e.length}), and the TensorArray is not marked as dynamically resizeable`);
		let i = n === 0 ? 0 : t.size / n, a = [];
		B(() => {
			t = W(t, [
				1,
				n,
				i
			]);
			for (let n = 0; n < e.length; ++n) {
				let o = [
					0,
					n === 0 ? 0 : r[n - 1],
					0
				], s = [
					1,
					e[n],
					i
				];
				a[n] = W(K(t, o, s), this.elementShape);
			}
			return a;
		});
		let o = [];
		for (let t = 0; t < e.length; t++) o[t] = t;
		this.writeMany(o, a);
	}
}, qD = class e {
	get id() {
		return this.idTensor.id;
	}
	constructor(e, t, n, r = -1) {
		this.tensors = e, this.elementShape = t, this.elementDtype = n, e?.forEach((e) => {
			if (n !== e.dtype) throw Error(`Invalid data types; op elements ${n}, but list elements ${e.dtype}`);
			HD(t, e.shape, "TensorList shape mismatch: "), Zi(e);
		}), this.idTensor = J(0), this.maxNumElements = r, Zi(this.idTensor);
	}
	copy() {
		return new e([...this.tensors], this.elementShape, this.elementDtype);
	}
	clearAndClose(e) {
		this.tensors.forEach((t) => {
			(e == null || !e.has(t.id)) && t.dispose();
		}), this.tensors.length = 0, this.idTensor.dispose();
	}
	size() {
		return this.tensors.length;
	}
	stack(e, t, n = -1) {
		if (t !== this.elementDtype) throw Error(`Invalid data types; op elements ${t}, but list elements ${this.elementDtype}`);
		if (n !== -1 && this.tensors.length !== n) throw Error(`Operation expected a list with ${n} elements but got a list with ${this.tensors.length} elements.`);
		HD(e, this.elementShape, "TensorList shape mismatch: ");
		let r = WD(this.elementShape, this.tensors, e);
		return B(() => kp(this.tensors.map((e) => W(e, r)), 0));
	}
	popBack(e, t) {
		if (t !== this.elementDtype) throw Error(`Invalid data types; op elements ${t}, but list elements ${this.elementDtype}`);
		if (this.size() === 0) throw Error("Trying to pop from an empty list.");
		let n = WD(this.elementShape, this.tensors, e), r = this.tensors.pop();
		return r.kept = !1, HD(r.shape, e, "TensorList shape mismatch: "), W(r, n);
	}
	pushBack(e) {
		if (e.dtype !== this.elementDtype) throw Error(`Invalid data types; op elements ${e.dtype}, but list elements ${this.elementDtype}`);
		if (HD(e.shape, this.elementShape, "TensorList shape mismatch: "), this.maxNumElements === this.size()) throw Error("Trying to push element into a full list.");
		Zi(e), this.tensors.push(e);
	}
	resize(t) {
		if (t < 0) throw Error(`TensorListResize expects size to be non-negative. Got: ${t}`);
		if (this.maxNumElements !== -1 && t > this.maxNumElements) throw Error(`TensorListResize input size ${t} is greater maxNumElement ${this.maxNumElements}.`);
		let n = new e([], this.elementShape, this.elementDtype, this.maxNumElements);
		n.tensors.length = t;
		for (let e = 0; e < Math.min(this.tensors.length, t); ++e) n.tensors[e] = this.tensors[e];
		return n;
	}
	getItem(e, t, n) {
		if (n !== this.elementDtype) throw Error(`Invalid data types; op elements ${n}, but list elements ${this.elementDtype}`);
		if (e < 0 || e > this.tensors.length) throw Error(`Trying to access element ${e} in a list with ${this.tensors.length} elements.`);
		if (this.tensors[e] == null) throw Error(`element at index ${e} is null.`);
		HD(this.tensors[e].shape, t, "TensorList shape mismatch: ");
		let r = WD(this.elementShape, this.tensors, t);
		return W(this.tensors[e], r);
	}
	setItem(e, t) {
		if (t.dtype !== this.elementDtype) throw Error(`Invalid data types; op elements ${t.dtype}, but list elements ${this.elementDtype}`);
		if (e < 0 || this.maxNumElements !== -1 && e >= this.maxNumElements) throw Error(`Trying to set element ${e} in a list with max ${this.maxNumElements} elements.`);
		HD(this.elementShape, t.shape, "TensorList shape mismatch: "), Zi(t), this.tensors[e] != null && (this.tensors[e].kept = !1), this.tensors[e] = t;
	}
	gather(e, t, n) {
		if (t !== this.elementDtype) throw Error(`Invalid data types; op elements ${t}, but list elements ${this.elementDtype}`);
		HD(this.elementShape, n, "TensorList shape mismatch: "), e = e.slice(0, this.size());
		let r = WD(this.elementShape, this.tensors, n);
		return e.length === 0 ? Gi([], [0].concat(r)) : B(() => kp(e.map((e) => W(this.tensors[e], r)), 0));
	}
	concat(e, t) {
		if (e && e !== this.elementDtype) throw Error(`TensorList dtype is ${this.elementDtype} but concat requested dtype ${e}`);
		HD(this.elementShape, t, "TensorList shape mismatch: ");
		let n = WD(this.elementShape, this.tensors, t);
		return this.size() === 0 ? Gi([], [0].concat(n)) : B(() => As(this.tensors.map((e) => W(e, n)), 0));
	}
};
function JD(e, t, n) {
	let r = e.dtype;
	if (e.shape.length < 1) throw Error(`Tensor must be at least a vector, but saw shape: ${e.shape}`);
	if (e.dtype !== n) throw Error(`Invalid data types; op elements ${e.dtype}, but list elements ${n}`);
	return HD(e.shape.slice(1), t, "TensorList shape mismatch: "), new qD(nm(e), t, r);
}
function YD(e, t, n, r) {
	return new qD([], e, t, r);
}
function XD(e, t, n, r) {
	if (t.length !== e.shape[0]) throw Error(`Expected len(indices) == tensor.shape[0], but saw: ${t.length} vs. ${e.shape[0]}`);
	let i = Math.max(...t);
	if (r != null && r !== -1 && i >= r) throw Error(`Max index must be < array size (${i}  vs. ${r})`);
	let a = new qD([], n, e.dtype, r), o = nm(e, 0);
	return t.forEach((e, t) => {
		a.setItem(e, o[t]);
	}), a;
}
function ZD(e, t, n) {
	let r = 0, i = t.map((e) => (r += e, r));
	if (r !== e.shape[0]) throw Error(`Expected sum of lengths to be equal to
          tensor.shape[0], but sum of lengths is
        ${r}, and tensor's shape is: ${e.shape}`);
	let a = GD(e.shape.slice(1), n), o = r === 0 ? 0 : e.size / r, s = B(() => {
		let n = [];
		e = W(e, [
			1,
			r,
			o
		]);
		for (let r = 0; r < t.length; ++r) {
			let s = [
				0,
				r === 0 ? 0 : i[r - 1],
				0
			], c = [
				1,
				t[r],
				o
			];
			n[r] = W(K(e, s, c), a);
		}
		return e.dispose(), n;
	}), c = new qD([], n, e.dtype, t.length);
	for (let e = 0; e < s.length; e++) c.setItem(e, s[e]);
	return c;
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/operations/executors/control_executor.js
var QD = async (e, t, n) => {
	switch (e.op) {
		case "If":
		case "StatelessIf": {
			let r = $("thenBranch", e, t, n), i = $("elseBranch", e, t, n), a = $("cond", e, t, n), o = $("args", e, t, n);
			return (await a.data())[0] ? n.functionMap[r].executeFunctionAsync(o, n.tensorArrayMap, n.tensorListMap) : n.functionMap[i].executeFunctionAsync(o, n.tensorArrayMap, n.tensorListMap);
		}
		case "While":
		case "StatelessWhile": {
			let r = $("body", e, t, n), i = $("cond", e, t, n), a = $("args", e, t, n), o = await n.functionMap[i].executeFunctionAsync(a, n.tensorArrayMap, n.tensorListMap), s = a.map((e) => e.id), c = await o[0].data();
			o.forEach((e) => {
				!e.kept && s.indexOf(e.id) === -1 && e.dispose();
			});
			let l = a;
			for (; c[0];) {
				let e = l;
				l = await n.functionMap[r].executeFunctionAsync(l, n.tensorArrayMap, n.tensorListMap);
				let t = l.map((e) => e.id);
				e.forEach((e) => {
					!e.kept && s.indexOf(e.id) === -1 && t.indexOf(e.id) === -1 && e.dispose();
				});
				let a = await n.functionMap[i].executeFunctionAsync(l, n.tensorArrayMap, n.tensorListMap);
				c = await a[0].data(), a.forEach((e) => {
					!e.kept && s.indexOf(e.id) === -1 && t.indexOf(e.id) === -1 && e.dispose();
				});
			}
			return l;
		}
		case "LoopCond": return [LE($("pred", e, t, n))];
		case "Switch": {
			let r = $("pred", e, t, n), i = $("data", e, t, n);
			return i.kept || (i = LE(i)), (await r.data())[0] ? [void 0, i] : [i, void 0];
		}
		case "Merge": {
			let r = e.inputNames.find((e) => jE(e, t, n) !== void 0);
			return r ? [LE(jE(r, t, n))] : void 0;
		}
		case "Enter": {
			let r = $("frameName", e, t, n), i = $("tensor", e, t, n);
			return n.enterFrame(r), [LE(i)];
		}
		case "Exit": {
			let r = $("tensor", e, t, n);
			return n.exitFrame(), [LE(r)];
		}
		case "NextIteration": {
			let r = $("tensor", e, t, n);
			return n.nextIteration(), [LE(r)];
		}
		case "TensorArrayV3": {
			let r = $("size", e, t, n), i = $("dtype", e, t, n), a = $("elementShape", e, t, n), o = $("dynamicSize", e, t, n), s = $("clearAfterRead", e, t, n), c = $("identicalElementShapes", e, t, n), l = new KD($("name", e, t, n), i, r, a, c, o, s);
			return n.addTensorArray(l), [l.idTensor, J(1)];
		}
		case "TensorArrayWriteV3": {
			let r = $("tensorArrayId", e, t, n), i = $("index", e, t, n), a = $("tensor", e, t, n), o = n.getTensorArray(r.id);
			return o.write(i, a), [o.idTensor];
		}
		case "TensorArrayReadV3": {
			let r = $("tensorArrayId", e, t, n), i = $("index", e, t, n);
			return [n.getTensorArray(r.id).read(i)];
		}
		case "TensorArrayGatherV3": {
			let r = $("tensorArrayId", e, t, n), i = $("indices", e, t, n), a = $("dtype", e, t, n);
			return [n.getTensorArray(r.id).gather(i, a)];
		}
		case "TensorArrayScatterV3": {
			let r = $("tensorArrayId", e, t, n), i = $("indices", e, t, n), a = $("tensor", e, t, n), o = n.getTensorArray(r.id);
			return o.scatter(i, a), [o.idTensor];
		}
		case "TensorArrayConcatV3": {
			let r = $("tensorArrayId", e, t, n), i = n.getTensorArray(r.id), a = $("dtype", e, t, n);
			return [i.concat(a)];
		}
		case "TensorArraySplitV3": {
			let r = $("tensorArrayId", e, t, n), i = $("tensor", e, t, n), a = $("lengths", e, t, n), o = n.getTensorArray(r.id);
			return o.split(a, i), [o.idTensor];
		}
		case "TensorArraySizeV3": {
			let r = $("tensorArrayId", e, t, n);
			return [J(n.getTensorArray(r.id).size(), "int32")];
		}
		case "TensorArrayCloseV3": {
			let r = $("tensorArrayId", e, t, n), i = n.getTensorArray(r.id);
			return i.clearAndClose(), [i.idTensor];
		}
		case "TensorListSetItem": {
			let r = $("tensorListId", e, t, n), i = $("index", e, t, n), a = $("tensor", e, t, n), o = n.getTensorList(r.id);
			return o.setItem(i, a), [o.idTensor];
		}
		case "TensorListGetItem": {
			let r = $("tensorListId", e, t, n), i = $("index", e, t, n), a = $("elementShape", e, t, n), o = $("elementDType", e, t, n);
			return [n.getTensorList(r.id).getItem(i, a, o)];
		}
		case "TensorListScatterV2":
		case "TensorListScatter": {
			let r = $("indices", e, t, n), i = XD($("tensor", e, t, n), r, $("elementShape", e, t, n), $("numElements", e, t, n));
			return n.addTensorList(i), [i.idTensor];
		}
		case "TensorListReserve":
		case "EmptyTensorList": {
			let r = $("elementShape", e, t, n), i = $("elementDType", e, t, n), a;
			a = e.op === "TensorListReserve" ? "numElements" : "maxNumElements";
			let o = $(a, e, t, n), s = YD(r, i, o, e.op === "TensorListReserve" ? -1 : o);
			return n.addTensorList(s), [s.idTensor];
		}
		case "TensorListGather": {
			let r = $("tensorListId", e, t, n), i = $("indices", e, t, n), a = $("elementShape", e, t, n), o = $("elementDType", e, t, n);
			return [n.getTensorList(r.id).gather(i, o, a)];
		}
		case "TensorListStack": {
			let r = $("tensorListId", e, t, n), i = $("elementShape", e, t, n), a = $("elementDType", e, t, n), o = $("numElements", e, t, n);
			return [n.getTensorList(r.id).stack(i, a, o)];
		}
		case "TensorListFromTensor": {
			let r = JD($("tensor", e, t, n), $("elementShape", e, t, n), $("elementDType", e, t, n));
			return n.addTensorList(r), [r.idTensor];
		}
		case "TensorListConcat":
		case "TensorListConcatV2": {
			let r = $("tensorListId", e, t, n), i = n.getTensorList(r.id), a = $("dtype", e, t, n), o = $("elementShape", e, t, n);
			return [i.concat(a, o)];
		}
		case "TensorListPushBack": {
			let r = $("tensorListId", e, t, n), i = $("tensor", e, t, n), a = n.getTensorList(r.id);
			return a.pushBack(i), [a.idTensor];
		}
		case "TensorListPopBack": {
			let r = $("tensorListId", e, t, n), i = $("elementShape", e, t, n), a = $("elementDType", e, t, n);
			return [n.getTensorList(r.id).popBack(i, a)];
		}
		case "TensorListSplit": {
			let r = $("tensor", e, t, n), i = $("elementShape", e, t, n), a = ZD(r, $("lengths", e, t, n), i);
			return n.addTensorList(a), [a.idTensor];
		}
		case "TensorListLength": {
			let r = $("tensorListId", e, t, n);
			return [J(n.getTensorList(r.id).size(), "int32")];
		}
		case "TensorListResize": {
			let r = $("tensorListId", e, t, n), i = $("size", e, t, n), a = n.getTensorList(r.id).resize(i);
			return n.addTensorList(a), [a.idTensor];
		}
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/operations/executors/convolution_executor.js
function $D(e, t, n) {
	let [r, i] = $("fusedOps", e, t, n), a = r === "biasadd", o = !a, s = i === "prelu", c = r === "fusedbatchnorm", l = $("numArgs", e, t, n);
	if (a) {
		if (s && l !== 2) throw Error("FusedConv2d and DepthwiseConv2d with BiasAdd and Prelu must have two extra arguments: bias and alpha.");
		if (!s && a && l !== 1) throw Error("FusedConv2d and DepthwiseConv2d with BiasAdd must have one extra argument: bias.");
	}
	if (c) throw Error("FusedConv2d and DepthwiseConv2d with FusedBatchNorm is not supported");
	let u = $("strides", e, t, n), d = IE(e, t, n), f = $("dataFormat", e, t, n).toUpperCase(), p = $("dilations", e, t, n), [m, h] = $("args", e, t, n);
	o && (h = m, m = void 0);
	let g = $("leakyreluAlpha", e, t, n);
	return {
		stride: u,
		pad: d,
		dataFormat: f,
		dilations: p,
		biasArg: m,
		preluArg: h,
		activationFunc: i,
		leakyreluAlpha: g
	};
}
var eO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "Conv1D": {
			let i = $("stride", e, t, n), a = $("pad", e, t, n), o = $("dataFormat", e, t, n).toUpperCase(), s = $("dilation", e, t, n);
			return [r.conv1d($("x", e, t, n), $("filter", e, t, n), i, a, o, s)];
		}
		case "Conv2D": {
			let i = $("strides", e, t, n), a = IE(e, t, n), o = $("dataFormat", e, t, n).toUpperCase(), s = $("dilations", e, t, n);
			return [r.conv2d($("x", e, t, n), $("filter", e, t, n), [i[1], i[2]], a, o, [s[1], s[2]])];
		}
		case "_FusedConv2D": {
			let { stride: i, pad: a, dataFormat: o, dilations: s, biasArg: c, preluArg: l, activationFunc: u, leakyreluAlpha: d } = $D(e, t, n);
			return [r.fused.conv2d({
				x: $("x", e, t, n),
				filter: $("filter", e, t, n),
				strides: [i[1], i[2]],
				pad: a,
				dataFormat: o,
				dilations: [s[1], s[2]],
				bias: c,
				activation: u,
				preluActivationWeights: l,
				leakyreluAlpha: d
			})];
		}
		case "FusedDepthwiseConv2dNative": {
			let { stride: i, pad: a, dataFormat: o, dilations: s, biasArg: c, preluArg: l, activationFunc: u, leakyreluAlpha: d } = $D(e, t, n);
			return [r.fused.depthwiseConv2d({
				x: $("x", e, t, n),
				filter: $("filter", e, t, n),
				strides: [i[1], i[2]],
				pad: a,
				dataFormat: o,
				dilations: [s[1], s[2]],
				bias: c,
				activation: u,
				preluActivationWeights: l,
				leakyreluAlpha: d
			})];
		}
		case "Conv2DBackpropInput":
		case "Conv2dTranspose": {
			let i = $("outputShape", e, t, n), a = $("strides", e, t, n), o = IE(e, t, n);
			return [r.conv2dTranspose($("x", e, t, n), $("filter", e, t, n), i, [a[1], a[2]], o)];
		}
		case "DepthwiseConv2dNative":
		case "DepthwiseConv2d": {
			let i = $("strides", e, t, n), a = IE(e, t, n), o = $("dilations", e, t, n), s = $("dataFormat", e, t, n).toUpperCase();
			return [r.depthwiseConv2d($("input", e, t, n), $("filter", e, t, n), [i[1], i[2]], a, s, [o[1], o[2]])];
		}
		case "Conv3D": {
			let i = $("strides", e, t, n), a = $("pad", e, t, n), o = $("dataFormat", e, t, n).toUpperCase(), s = $("dilations", e, t, n);
			return [r.conv3d($("x", e, t, n), $("filter", e, t, n), [
				i[1],
				i[2],
				i[3]
			], a, o, [
				s[1],
				s[2],
				s[3]
			])];
		}
		case "AvgPool": {
			let i = $("strides", e, t, n), a = $("pad", e, t, n), o = $("kernelSize", e, t, n);
			return [r.avgPool($("x", e, t, n), [o[1], o[2]], [i[1], i[2]], a)];
		}
		case "MaxPool": {
			let i = $("strides", e, t, n), a = $("pad", e, t, n), o = $("kernelSize", e, t, n);
			return [r.maxPool($("x", e, t, n), [o[1], o[2]], [i[1], i[2]], a)];
		}
		case "MaxPoolWithArgmax": {
			let i = $("strides", e, t, n), a = $("pad", e, t, n), o = $("kernelSize", e, t, n), s = $("includeBatchInIndex", e, t, n), { result: c, indexes: l } = r.maxPoolWithArgmax($("x", e, t, n), [o[1], o[2]], [i[1], i[2]], a, s);
			return [c, l];
		}
		case "AvgPool3D": {
			let i = $("strides", e, t, n), a = $("pad", e, t, n), o = $("kernelSize", e, t, n);
			return [r.avgPool3d($("x", e, t, n), [
				o[1],
				o[2],
				o[3]
			], [
				i[1],
				i[2],
				i[3]
			], a)];
		}
		case "MaxPool3D": {
			let i = $("strides", e, t, n), a = $("pad", e, t, n), o = $("kernelSize", e, t, n);
			return [r.maxPool3d($("x", e, t, n), [
				o[1],
				o[2],
				o[3]
			], [
				i[1],
				i[2],
				i[3]
			], a)];
		}
		case "Dilation2D": {
			let i = $("strides", e, t, n), a = $("pad", e, t, n), o = $("dilations", e, t, n), s = i[1], c = i[2], l = o[1], u = o[2];
			return [r.dilation2d($("x", e, t, n), $("filter", e, t, n), [s, c], a, [l, u], "NHWC")];
		}
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, tO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "Fill": {
			let i = $("shape", e, t, n), a = $("dtype", e, t, n), o = $("value", e, t, n);
			return [r.fill(i, o, a)];
		}
		case "LinSpace": {
			let i = $("start", e, t, n), a = $("stop", e, t, n), o = $("num", e, t, n);
			return [r.linspace(i, a, o)];
		}
		case "Multinomial": {
			let i = $("logits", e, t, n), a = $("numSamples", e, t, n), o = $("seed", e, t, n);
			return [r.multinomial(i, a, o)];
		}
		case "OneHot": {
			let i = $("indices", e, t, n), a = $("depth", e, t, n), o = $("onValue", e, t, n), s = $("offValue", e, t, n), c = $("dtype", e, t, n);
			return [r.oneHot(i, a, o, s, c)];
		}
		case "Ones": return [r.ones($("shape", e, t, n), $("dtype", e, t, n))];
		case "OnesLike": return [r.onesLike($("x", e, t, n))];
		case "RandomStandardNormal": return [r.randomStandardNormal($("shape", e, t, n), $("dtype", e, t, n), $("seed", e, t, n))];
		case "RandomUniform": return [r.randomUniform($("shape", e, t, n), $("minval", e, t, n), $("maxval", e, t, n), $("dtype", e, t, n))];
		case "RandomUniformInt": return [r.randomUniformInt($("shape", e, t, n), $("minval", e, t, n), $("maxval", e, t, n), $("seed", e, t, n))];
		case "Range": {
			let i = $("start", e, t, n), a = $("stop", e, t, n), o = $("step", e, t, n);
			return [r.range(i, a, o, $("dtype", e, t, n))];
		}
		case "TruncatedNormal": {
			let i = $("shape", e, t, n), a = $("mean", e, t, n), o = $("stdDev", e, t, n), s = $("seed", e, t, n);
			return [r.truncatedNormal(i, a, o, $("dtype", e, t, n), s)];
		}
		case "Zeros": return [r.zeros($("shape", e, t, n), $("dtype", e, t, n))];
		case "ZerosLike": return [r.zerosLike($("x", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/operations/executors/dynamic_executor.js
function nO(e, t, n) {
	return {
		boxes: $("boxes", e, t, n),
		scores: $("scores", e, t, n),
		maxOutputSize: $("maxOutputSize", e, t, n),
		iouThreshold: $("iouThreshold", e, t, n),
		scoreThreshold: $("scoreThreshold", e, t, n),
		softNmsSigma: $("softNmsSigma", e, t, n)
	};
}
var rO = async (e, t, n, r, i = zD) => {
	switch (e.op) {
		case "NonMaxSuppressionV5": {
			let { boxes: r, scores: a, maxOutputSize: o, iouThreshold: s, scoreThreshold: c, softNmsSigma: l } = nO(e, t, n), u = await i.image.nonMaxSuppressionWithScoreAsync(r, a, o, s, c, l);
			return [u.selectedIndices, u.selectedScores];
		}
		case "NonMaxSuppressionV4": {
			let { boxes: r, scores: a, maxOutputSize: o, iouThreshold: s, scoreThreshold: c } = nO(e, t, n), l = $("padToMaxOutputSize", e, t, n), u = await i.image.nonMaxSuppressionPaddedAsync(r, a, o, s, c, l);
			return [u.selectedIndices, u.validOutputs];
		}
		case "NonMaxSuppressionV3":
		case "NonMaxSuppressionV2": {
			let { boxes: r, scores: a, maxOutputSize: o, iouThreshold: s, scoreThreshold: c } = nO(e, t, n);
			return [await i.image.nonMaxSuppressionAsync(r, a, o, s, c)];
		}
		case "Where": {
			let r = i.cast($("condition", e, t, n), "bool"), a = [await i.whereAsync(r)];
			return r.dispose(), a;
		}
		case "ListDiff": return i.setdiff1dAsync($("x", e, t, n), $("y", e, t, n));
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, iO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "LowerBound": {
			let i = $("sortedSequence", e, t, n), a = $("values", e, t, n);
			return [r.lowerBound(i, a)];
		}
		case "TopKV2": {
			let i = $("x", e, t, n), a = $("k", e, t, n), o = $("sorted", e, t, n), s = r.topk(i, a, o);
			return [s.values, s.indices];
		}
		case "UpperBound": {
			let i = $("sortedSequence", e, t, n), a = $("values", e, t, n);
			return [r.upperBound(i, a)];
		}
		case "Unique": {
			let i = $("x", e, t, n), a = r.unique(i);
			return [a.values, a.indices];
		}
		case "UniqueV2": {
			let i = $("x", e, t, n), a = $("axis", e, t, n), o = r.unique(i, a);
			return [o.values, o.indices];
		}
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, aO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "Const": return t[e.name];
		case "PlaceholderWithDefault":
			let i = $("default", e, t, n);
			return [jE(e.name, t, n) || i];
		case "Placeholder": return [jE(e.name, t, n)];
		case "Identity":
		case "StopGradient":
		case "FakeQuantWithMinMaxVars": return [LE($("x", e, t, n))];
		case "IdentityN": return $("x", e, t, n).map((e) => LE(e));
		case "Snapshot": return [LE($("x", e, t, n))];
		case "Shape": return [r.tensor1d($("x", e, t, n).shape, "int32")];
		case "ShapeN": return $("x", e, t, n).map((e) => r.tensor1d(e.shape));
		case "Size": return [r.scalar($("x", e, t, n).size, "int32")];
		case "Rank": return [r.scalar($("x", e, t, n).rank, "int32")];
		case "NoOp": return [r.scalar(1)];
		case "Print":
			let a = $("x", e, t, n), o = $("data", e, t, n), s = $("message", e, t, n), c = $("summarize", e, t, n);
			console.warn("The graph has a tf.print() operation,usually used for debugging, which slows down performance."), console.log(s);
			for (let e = 0; e < o.length; e++) console.log(Array.prototype.slice.call(o[e].dataSync()).slice(0, c));
			return [a];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, oO = class {
	get id() {
		return this.handle.id;
	}
	constructor(e, t) {
		this.keyDType = e, this.valueDType = t, this.handle = J(0), this.tensorMap = /* @__PURE__ */ new Map(), Zi(this.handle);
	}
	clearAndClose() {
		this.tensorMap.forEach((e) => e.dispose()), this.tensorMap.clear(), this.handle.dispose();
	}
	size() {
		return this.tensorMap.size;
	}
	tensorSize() {
		return J(this.size(), "int32");
	}
	async import(e, t) {
		this.checkKeyAndValueTensor(e, t);
		let n = await e.data();
		return this.tensorMap.forEach((e) => e.dispose()), this.tensorMap.clear(), B(() => {
			let e = nm(t), r = n.length, i = e.length;
			_(r === i, () => `The number of elements doesn't match, keys has ${r} elements, the values has ${i} elements.`);
			for (let t = 0; t < r; t++) {
				let r = n[t], i = e[t];
				Zi(i), this.tensorMap.set(r, i);
			}
			return this.handle;
		});
	}
	async find(e, t) {
		this.checkKeyAndValueTensor(e, t);
		let n = await e.data();
		return B(() => {
			let e = [];
			for (let r = 0; r < n.length; r++) {
				let i = n[r], a = this.findWithDefault(i, t);
				e.push(a);
			}
			return kp(e);
		});
	}
	findWithDefault(e, t) {
		return this.tensorMap.get(e) ?? t;
	}
	checkKeyAndValueTensor(e, t) {
		if (e.dtype !== this.keyDType) throw Error(`Expect key dtype ${this.keyDType}, but got ${e.dtype}`);
		if (t.dtype !== this.valueDType) throw Error(`Expect value dtype ${this.valueDType}, but got ${t.dtype}`);
	}
}, sO = async (e, t, n, r) => {
	switch (e.op) {
		case "HashTable":
		case "HashTableV2": {
			let i = r.getHashTableHandleByName(e.name);
			if (i != null) return [i];
			{
				let i = new oO($("keyDType", e, t, n), $("valueDType", e, t, n));
				return r.addHashTable(e.name, i), [i.handle];
			}
		}
		case "InitializeTable":
		case "InitializeTableV2":
		case "LookupTableImport":
		case "LookupTableImportV2": {
			let i = $("tableHandle", e, t, n, r), a = $("keys", e, t, n), o = $("values", e, t, n);
			return [await r.getHashTableById(i.id).import(a, o)];
		}
		case "LookupTableFind":
		case "LookupTableFindV2": {
			let i = $("tableHandle", e, t, n, r), a = $("keys", e, t, n), o = $("defaultValue", e, t, n);
			return [await r.getHashTableById(i.id).find(a, o)];
		}
		case "LookupTableSize":
		case "LookupTableSizeV2": {
			let i = $("tableHandle", e, t, n, r);
			return [r.getHashTableById(i.id).tensorSize()];
		}
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, cO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "ResizeBilinear": {
			let i = $("images", e, t, n), a = $("size", e, t, n), o = $("alignCorners", e, t, n), s = $("halfPixelCenters", e, t, n);
			return [r.image.resizeBilinear(i, [a[0], a[1]], o, s)];
		}
		case "ResizeNearestNeighbor": {
			let i = $("images", e, t, n), a = $("size", e, t, n), o = $("alignCorners", e, t, n), s = $("halfPixelCenters", e, t, n);
			return [r.image.resizeNearestNeighbor(i, [a[0], a[1]], o, s)];
		}
		case "CropAndResize": {
			let i = $("image", e, t, n), a = $("boxes", e, t, n), o = $("boxInd", e, t, n), s = $("cropSize", e, t, n), c = $("method", e, t, n), l = $("extrapolationValue", e, t, n);
			return [r.image.cropAndResize(i, a, o, s, c, l)];
		}
		case "ImageProjectiveTransformV3": {
			let i = $("images", e, t, n), a = $("transforms", e, t, n), o = $("outputShape", e, t, n), s = $("fillValue", e, t, n), c = $("interpolation", e, t, n), l = $("fillMode", e, t, n);
			return [r.image.transform(i, a, c.toLowerCase(), l.toLowerCase(), s, o)];
		}
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, lO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "Equal": return [r.equal($("a", e, t, n), $("b", e, t, n))];
		case "NotEqual": return [r.notEqual($("a", e, t, n), $("b", e, t, n))];
		case "Greater": return [r.greater($("a", e, t, n), $("b", e, t, n))];
		case "GreaterEqual": return [r.greaterEqual($("a", e, t, n), $("b", e, t, n))];
		case "Less": return [r.less($("a", e, t, n), $("b", e, t, n))];
		case "LessEqual": return [r.lessEqual($("a", e, t, n), $("b", e, t, n))];
		case "LogicalAnd": return [r.logicalAnd($("a", e, t, n), $("b", e, t, n))];
		case "LogicalNot": return [r.logicalNot($("a", e, t, n))];
		case "LogicalOr": return [r.logicalOr($("a", e, t, n), $("b", e, t, n))];
		case "Select":
		case "SelectV2": return [r.where($("condition", e, t, n), $("a", e, t, n), $("b", e, t, n))];
		case "BitwiseAnd": return [r.bitwiseAnd($("a", e, t, n), $("b", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, uO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "BatchMatMul":
		case "BatchMatMulV2":
		case "MatMul": return [r.matMul($("a", e, t, n), $("b", e, t, n), $("transposeA", e, t, n), $("transposeB", e, t, n))];
		case "Einsum": return [r.einsum($("equation", e, t, n), ...$("tensors", e, t, n))];
		case "Transpose": return [r.transpose($("x", e, t, n), $("perm", e, t, n))];
		case "_FusedMatMul":
			let [i, a] = $("fusedOps", e, t, n), o = i === "biasadd", s = a === "prelu", c = $("numArgs", e, t, n), l = $("leakyreluAlpha", e, t, n);
			if (o) {
				if (s && c !== 2) throw Error("Fused MatMul with BiasAdd and Prelu must have two extra arguments: bias and alpha.");
				if (!s && c !== 1) throw Error("Fused MatMul with BiasAdd must have one extra argument: bias.");
			}
			let [u, d] = $("args", e, t, n);
			return [r.fused.matMul({
				a: $("a", e, t, n),
				b: $("b", e, t, n),
				transposeA: $("transposeA", e, t, n),
				transposeB: $("transposeB", e, t, n),
				bias: u,
				activation: a,
				preluActivationWeights: d,
				leakyreluAlpha: l
			})];
		case "MatrixBandPart": return [r.linalg.bandPart($("a", e, t, n), $("numLower", e, t, n), $("numUpper", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, dO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "EuclideanNorm": return [r.euclideanNorm($("x", e, t, n), $("axis", e, t, n), $("keepDims", e, t, n))];
		case "FusedBatchNorm":
		case "FusedBatchNormV2": return [r.batchNorm($("x", e, t, n), $("mean", e, t, n), $("variance", e, t, n), $("offset", e, t, n), $("scale", e, t, n), $("epsilon", e, t, n))];
		case "FusedBatchNormV3": return [r.batchNorm($("x", e, t, n), $("mean", e, t, n), $("variance", e, t, n), $("offset", e, t, n), $("scale", e, t, n), $("epsilon", e, t, n))];
		case "LRN": return [r.localResponseNormalization($("x", e, t, n), $("radius", e, t, n), $("bias", e, t, n), $("alpha", e, t, n), $("beta", e, t, n))];
		case "Softmax": return [r.softmax($("x", e, t, n))];
		case "LogSoftmax": return [r.logSoftmax($("x", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, fO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "RaggedGather": {
			let { outputNestedSplits: i, outputDenseValues: a } = r.raggedGather($("paramsNestedSplits", e, t, n), $("paramsDenseValues", e, t, n), $("indices", e, t, n), $("outputRaggedRank", e, t, n));
			return i.concat(a);
		}
		case "RaggedRange": {
			let { rtNestedSplits: i, rtDenseValues: a } = r.raggedRange($("starts", e, t, n), $("limits", e, t, n), $("splits", e, t, n));
			return [i, a];
		}
		case "RaggedTensorToTensor": return [r.raggedTensorToTensor($("shape", e, t, n), $("values", e, t, n), $("defaultValue", e, t, n), $("rowPartitionTensors", e, t, n), $("rowPartitionTypes", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, pO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "Max": {
			let i = $("axis", e, t, n), a = $("keepDims", e, t, n);
			return [r.max($("x", e, t, n), i, a)];
		}
		case "Mean": {
			let i = $("axis", e, t, n), a = $("keepDims", e, t, n);
			return [r.mean($("x", e, t, n), i, a)];
		}
		case "Min": {
			let i = $("axis", e, t, n), a = $("keepDims", e, t, n);
			return [r.min($("x", e, t, n), i, a)];
		}
		case "Sum": {
			let i = $("axis", e, t, n), a = $("keepDims", e, t, n);
			return [r.sum($("x", e, t, n), i, a)];
		}
		case "All": {
			let i = $("axis", e, t, n), a = $("keepDims", e, t, n);
			return [r.all($("x", e, t, n), i, a)];
		}
		case "Any": {
			let i = $("axis", e, t, n), a = $("keepDims", e, t, n);
			return [r.any($("x", e, t, n), i, a)];
		}
		case "ArgMax": {
			let i = $("axis", e, t, n);
			return [r.argMax($("x", e, t, n), i)];
		}
		case "ArgMin": {
			let i = $("axis", e, t, n);
			return [r.argMin($("x", e, t, n), i)];
		}
		case "Prod": {
			let i = $("axis", e, t, n), a = $("keepDims", e, t, n);
			return [r.prod($("x", e, t, n), i, a)];
		}
		case "Cumprod": {
			let i = $("axis", e, t, n), a = $("exclusive", e, t, n), o = $("reverse", e, t, n);
			return [r.cumprod($("x", e, t, n), i, a, o)];
		}
		case "Cumsum": {
			let i = $("axis", e, t, n), a = $("exclusive", e, t, n), o = $("reverse", e, t, n);
			return [r.cumsum($("x", e, t, n), i, a, o)];
		}
		case "Bincount":
			let i = $("x", e, t, n), a = $("weights", e, t, n), o = $("size", e, t, n);
			return [r.bincount(i, a, o)];
		case "DenseBincount": {
			let i = $("x", e, t, n), a = $("weights", e, t, n), o = $("size", e, t, n), s = $("binaryOutput", e, t, n);
			return [r.denseBincount(i, a, o, s)];
		}
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, mO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "ConcatV2":
		case "Concat": {
			let i = $("n", e, t, n), a = $("axis", e, t, n), o = $("tensors", e, t, n);
			return o = o.slice(0, i), [r.concat(o, a)];
		}
		case "Gather": {
			let i = $("x", e, t, n), a = $("indices", e, t, n);
			return [r.gather(i, r.cast(a, "int32"), 0)];
		}
		case "GatherV2": {
			let i = $("axis", e, t, n), a = $("batchDims", e, t, n), o = $("x", e, t, n), s = $("indices", e, t, n);
			return [r.gather(o, r.cast(s, "int32"), i, a)];
		}
		case "Reverse": {
			let i = $("dims", e, t, n), a = [];
			for (let e = 0; e < i.length; e++) i[e] && a.push(e);
			let o = $("x", e, t, n);
			return [r.reverse(o, a)];
		}
		case "ReverseV2": {
			let i = $("axis", e, t, n), a = $("x", e, t, n);
			return [r.reverse(a, i)];
		}
		case "Slice": {
			let i = $("begin", e, t, n), a = $("size", e, t, n);
			return [r.slice($("x", e, t, n), i, a)];
		}
		case "StridedSlice": {
			let i = $("begin", e, t, n), a = $("end", e, t, n), o = $("strides", e, t, n), s = $("beginMask", e, t, n), c = $("endMask", e, t, n), l = $("ellipsisMask", e, t, n), u = $("newAxisMask", e, t, n), d = $("shrinkAxisMask", e, t, n), f = $("x", e, t, n);
			return [r.stridedSlice(f, i, a, o, s, c, l, u, d)];
		}
		case "Pack": return B(() => {
			let i = $("axis", e, t, n), a = $("tensors", e, t, n), o = a[0].shape, s = r.squeeze(a[0]).shape, c = a.map((e) => {
				let t = S(e.shape, o);
				if (!t && !S(r.squeeze(e).shape, s)) throw Error("the input tensors shape does not match");
				return t ? e : r.reshape(e, o);
			});
			return [r.stack(c, i)];
		});
		case "Unpack": {
			let i = $("axis", e, t, n), a = $("tensor", e, t, n);
			return r.unstack(a, i);
		}
		case "Tile": {
			let i = $("reps", e, t, n);
			return [r.tile($("x", e, t, n), i)];
		}
		case "Split":
		case "SplitV": {
			let i = $("axis", e, t, n), a = $("numOrSizeSplits", e, t, n), o = $("x", e, t, n);
			return r.split(o, a, i);
		}
		case "ScatterNd": {
			let i = $("indices", e, t, n), a = $("values", e, t, n), o = $("shape", e, t, n);
			return [r.scatterND(i, a, o)];
		}
		case "GatherNd": {
			let i = $("x", e, t, n), a = $("indices", e, t, n);
			return [r.gatherND(i, a)];
		}
		case "SparseToDense": {
			let i = $("sparseIndices", e, t, n), a = $("outputShape", e, t, n), o = $("sparseValues", e, t, n), s = $("defaultValue", e, t, n);
			return [r.sparseToDense(i, o, a, o.dtype === s.dtype ? s : r.cast(s, o.dtype))];
		}
		case "TensorScatterUpdate": {
			let i = $("indices", e, t, n), a = $("values", e, t, n), o = $("tensor", e, t, n);
			return [r.tensorScatterUpdate(o, i, a)];
		}
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, hO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "SparseFillEmptyRows": {
			let { outputIndices: i, outputValues: a, emptyRowIndicator: o, reverseIndexMap: s } = r.sparse.sparseFillEmptyRows($("indices", e, t, n), $("values", e, t, n), $("denseShape", e, t, n), $("defaultValue", e, t, n));
			return [
				i,
				a,
				o,
				s
			];
		}
		case "SparseReshape": {
			let { outputIndices: i, outputShape: a } = r.sparse.sparseReshape($("inputIndices", e, t, n), $("inputShape", e, t, n), $("newShape", e, t, n));
			return [i, a];
		}
		case "SparseSegmentMean": return [r.sparse.sparseSegmentMean($("data", e, t, n), $("indices", e, t, n), $("segmentIds", e, t, n))];
		case "SparseSegmentSum": return [r.sparse.sparseSegmentSum($("data", e, t, n), $("indices", e, t, n), $("segmentIds", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, gO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "FFT": return [r.fft($("x", e, t, n))];
		case "IFFT": return [r.ifft($("x", e, t, n))];
		case "RFFT": return [r.rfft($("x", e, t, n))];
		case "IRFFT": return [r.irfft($("x", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, _O = (e, t, n, r = zD) => {
	switch (e.op) {
		case "StaticRegexReplace": return [r.string.staticRegexReplace($("input", e, t, n), $("pattern", e, t, n), $("rewrite", e, t, n), $("replaceGlobal", e, t, n))];
		case "StringNGrams": {
			let { nGrams: i, nGramsSplits: a } = r.string.stringNGrams($("data", e, t, n), $("dataSplits", e, t, n), $("separator", e, t, n), $("nGramWidths", e, t, n), $("leftPad", e, t, n), $("rightPad", e, t, n), $("padWidth", e, t, n), $("preserveShortSequences", e, t, n));
			return [i, a];
		}
		case "StringSplit": {
			let { indices: i, values: a, shape: o } = r.string.stringSplit($("input", e, t, n), $("delimiter", e, t, n), $("skipEmpty", e, t, n));
			return [
				i,
				a,
				o
			];
		}
		case "StringToHashBucketFast": return [r.string.stringToHashBucketFast($("input", e, t, n), $("numBuckets", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
}, vO = (e, t, n, r = zD) => {
	switch (e.op) {
		case "Cast": return [r.cast($("x", e, t, n), $("dtype", e, t, n))];
		case "ExpandDims": {
			let i = $("axis", e, t, n);
			return [r.expandDims($("x", e, t, n), i)];
		}
		case "Squeeze": {
			let i = $("axis", e, t, n);
			return [r.squeeze($("x", e, t, n), i)];
		}
		case "Reshape": return [r.reshape($("x", e, t, n), $("shape", e, t, n))];
		case "EnsureShape": return [r.ensureShape($("x", e, t, n), $("shape", e, t, n))];
		case "MirrorPad": return [r.mirrorPad($("x", e, t, n), $("padding", e, t, n), $("mode", e, t, n))];
		case "PadV2":
		case "Pad": return [r.pad($("x", e, t, n), $("padding", e, t, n), $("constantValue", e, t, n))];
		case "SpaceToBatchND": {
			let i = $("blockShape", e, t, n), a = $("paddings", e, t, n);
			return [r.spaceToBatchND($("x", e, t, n), i, a)];
		}
		case "BatchToSpaceND": {
			let i = $("blockShape", e, t, n), a = $("crops", e, t, n);
			return [r.batchToSpaceND($("x", e, t, n), i, a)];
		}
		case "DepthToSpace": {
			let i = $("blockSize", e, t, n), a = $("dataFormat", e, t, n).toUpperCase();
			return [r.depthToSpace($("x", e, t, n), i, a)];
		}
		case "BroadcastTo": return [r.broadcastTo($("x", e, t, n), $("shape", e, t, n))];
		case "BroadcastArgs": return [r.broadcastArgs($("s0", e, t, n), $("s1", e, t, n))];
		default: throw TypeError(`Node type ${e.op} is not implemented`);
	}
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/operations/operation_executor.js
function yO(e, t, n, r, i = B) {
	let a = ((e, t, n) => {
		switch (e.category) {
			case "arithmetic": return i(() => BD(e, t, n));
			case "basic_math": return i(() => VD(e, t, n));
			case "control": return QD(e, t, n);
			case "convolution": return i(() => eO(e, t, n));
			case "creation": return i(() => tO(e, t, n));
			case "dynamic": return rO(e, t, n);
			case "evaluation": return i(() => iO(e, t, n));
			case "image": return i(() => cO(e, t, n));
			case "graph": return i(() => aO(e, t, n));
			case "logical": return i(() => lO(e, t, n));
			case "matrices": return i(() => uO(e, t, n));
			case "normalization": return i(() => dO(e, t, n));
			case "ragged": return i(() => fO(e, t, n));
			case "reduction": return i(() => pO(e, t, n));
			case "slice_join": return i(() => mO(e, t, n));
			case "sparse": return i(() => hO(e, t, n));
			case "spectral": return i(() => gO(e, t, n));
			case "string": return i(() => _O(e, t, n));
			case "transformation": return i(() => vO(e, t, n));
			case "hash_table": return sO(e, t, n, r);
			case "custom":
				let a = AE(e.op);
				if (a && a.customExecutor) return a.customExecutor(new RD(e, t, n));
				throw TypeError(`Custom op ${e.op} is not registered.`);
			default: throw TypeError(`Unknown op '${e.op}'. File an issue at https://github.com/tensorflow/tfjs/issues so we can add it, or register a custom execution with tf.registerOp()`);
		}
	})(e, t, n);
	return pe(a) ? a.then((e) => [].concat(e)) : [].concat(a);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/executor/execution_context.js
var bO = class {
	constructor(e = {}, t = {}, n = {}, r = {}, i) {
		this.weightMap = e, this.tensorArrayMap = t, this.tensorListMap = n, this.functionMap = r, this.parseNodeNameCache = i, this.rootContext = {
			id: 0,
			frameName: "",
			iterationId: 0
		}, this.contexts = [this.rootContext], this.lastId = 0, this.generateCurrentContextIds();
	}
	newFrame(e, t) {
		return {
			id: e,
			frameName: t,
			iterationId: 0
		};
	}
	set currentContext(e) {
		this.contexts !== e && (this.contexts = e, this.generateCurrentContextIds());
	}
	get currentContext() {
		return this.contexts;
	}
	get currentContextId() {
		return this._currentContextIds[0];
	}
	get currentContextIds() {
		return this._currentContextIds;
	}
	generateCurrentContextIds() {
		let e = [];
		for (let t = 0; t < this.contexts.length - 1; t++) {
			let n = this.contexts.slice(0, this.contexts.length - t);
			e.push(this.contextIdforContexts(n));
		}
		e.push(""), this._currentContextIds = e;
	}
	contextIdforContexts(e) {
		return e ? e.map((e) => e.id === 0 && e.iterationId === 0 ? "" : `${e.frameName}-${e.iterationId}`).join("/") : "";
	}
	enterFrame(e) {
		this.contexts && (this.lastId++, this.contexts = this.contexts.slice(), this.contexts.push(this.newFrame(this.lastId, e)), this._currentContextIds.unshift(this.contextIdforContexts(this.contexts)));
	}
	exitFrame() {
		if (this.contexts && this.contexts.length > 1) this.contexts = this.contexts.slice(), this.contexts.splice(-1), this.currentContextIds.shift();
		else throw Error("Cannot exit frame, the context is empty");
	}
	nextIteration() {
		if (this.contexts && this.contexts.length > 0) {
			this.contexts = this.contexts.slice(), this.lastId++;
			let e = Object.assign({}, this.contexts[this.contexts.length - 1]);
			e.iterationId += 1, e.id = this.lastId, this.contexts.splice(-1, 1, e), this._currentContextIds.splice(0, 1, this.contextIdforContexts(this.contexts));
		} else throw Error("Cannot increase frame iteration, the context is empty");
	}
	getWeight(e) {
		return this.weightMap[e];
	}
	addTensorArray(e) {
		this.tensorArrayMap[e.id] = e;
	}
	getTensorArray(e) {
		return this.tensorArrayMap[e];
	}
	addTensorList(e) {
		this.tensorListMap[e.id] = e;
	}
	getTensorList(e) {
		return this.tensorListMap[e];
	}
	dispose(e) {
		for (let t in this.tensorArrayMap) this.tensorArrayMap[t].clearAndClose(e);
		for (let t in this.tensorListMap) this.tensorListMap[t].clearAndClose(e);
	}
};
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/executor/model_analysis.js
function xO(e, t, n, r) {
	let i = /* @__PURE__ */ new Set(), a = [], o = null, s = null, c = /* @__PURE__ */ new Set(), l = new Set(Object.keys(e).map((e) => FE(e)[0]));
	r ||= [];
	let u = new Set(r.map((e) => FE(e.name)[0])), d = [...t];
	for (; d.length > 0;) {
		let e = d.pop();
		(AO(e) || jO(e) || MO(e)) && (o ?? (o = e, s = o.children.map((e) => e.name).filter((e) => i.has(e)))), i.add(e.name), n[e.name] ?? (l.has(e.name) || u.has(e.name) || (e.inputs.length === 0 ? a.push(e.name) : e.inputs.forEach((e) => {
			c.has(e.name) || (c.add(e.name), d.push(e));
		})));
	}
	return {
		inputs: e,
		outputs: t,
		usedNodes: i,
		missingInputs: a,
		dynamicNode: o,
		syncInputs: s
	};
}
function SO(e, t) {
	let { usedNodes: n, inputs: r } = t, i = Object.keys(r).map((e) => FE(e)[0]).map((t) => e.nodes[t]), a = e.initNodes || [], o = (e) => n.has(typeof e == "string" ? e : e.name);
	function s(e) {
		return [...new Map(e.map((e) => [e.name, e])).values()];
	}
	let c = s([
		...i,
		...e.weights,
		...a
	]).filter(o), l = s([...c, ...Object.values(e.nodes)]).filter(o), u = new Map(l.map((e) => [e.name, e])), d = {};
	for (let e of l) {
		d[e.name] = d[e.name] || 0;
		for (let t of e.children) o(t) || (d[t.name] = Infinity), d[t.name] = (d[t.name] || 0) + 1;
	}
	let f = Object.entries(d).filter(([, e]) => e === 0).map(([e]) => e), p = [...f];
	for (; f.length > 0;) {
		let e = f.pop(), t = u.get(e);
		for (let e of t.children.filter(o)) --d[e.name] === 0 && (p.push(e.name), f.push(e.name));
	}
	let m = CO(p.map((e) => u.get(e)), c);
	return TO(m, c), m;
}
function CO(e, t) {
	let n = new Map(e.map((e) => [e.name, e])), r = t.map((e) => e.name), i = new Set(r);
	for (; r.length > 0;) {
		let e = r.pop(), t = n.get(e);
		for (let e of t.children) n.has(e.name) && !i.has(e.name) && (i.add(e.name), r.push(e.name));
	}
	return e.filter((e) => i.has(e.name));
}
var wO = class extends Error {
	constructor(e) {
		super(`NodesExecutionOrderError: ${e}`);
	}
};
function TO(e, t) {
	let n = new Map(e.map((e, t) => [e.name, t])), r = new Set(t.map((e) => e.name)), i = (e) => r.has(typeof e == "string" ? e : e.name), a = new Set(e.map((e) => e.name)), o = (e) => a.has(typeof e == "string" ? e : e.name);
	for (let t of e) {
		for (let e of t.children.filter(o)) {
			if (!n.has(e.name)) throw new wO(`Child ${e.name} of node ${t.name} is unreachable.`);
			if (n.get(t.name) > n.get(e.name)) throw new wO(`Node ${t.name} is scheduled to run after its child ${e.name}.`);
		}
		if (!i(t)) for (let e of t.inputs) {
			if (!n.has(e.name)) throw new wO(`Input ${e.name} of node ${t.name} is unreachable.`);
			if (n.get(e.name) > n.get(t.name)) throw new wO(`Node ${t.name} is scheduled to run before its input ${e.name}.`);
		}
	}
}
function EO(e) {
	let t = new Map(e.map((e, t) => [e.name, t])), n = 2 ** 53 - 1, r = e.map((e, t) => AO(e) ? n : t), i = (e) => r[t.get(e.name)] ?? -1, a = e.map((e, t) => e.children.map(i).reduce((e, t) => Math.max(e, t), r[t])), o = /* @__PURE__ */ new Map();
	for (let t = 0; t < e.length; ++t) {
		let r = a[t];
		if (r === n) continue;
		let i = e[t], s = e[r];
		o.has(s.name) || o.set(s.name, []), o.get(s.name).push(i);
	}
	return o;
}
var DO = /* @__PURE__ */ new Set([
	"Switch",
	"Merge",
	"Enter",
	"Exit",
	"NextIteration",
	"StatelessIf",
	"StatelessWhile",
	"if",
	"While"
]), OO = /* @__PURE__ */ new Set([
	"NonMaxSuppressionV2",
	"NonMaxSuppressionV3",
	"NonMaxSuppressionV5",
	"Where"
]), kO = /* @__PURE__ */ new Set([
	"HashTable",
	"HashTableV2",
	"LookupTableImport",
	"LookupTableImportV2",
	"LookupTableFind",
	"LookupTableFindV2",
	"LookupTableSize",
	"LookupTableSizeV2"
]);
function AO(e) {
	return DO.has(e.op);
}
function jO(e) {
	return OO.has(e.op);
}
function MO(e) {
	return kO.has(e.op);
}
//#endregion
//#region ../../node_modules/@tensorflow/tfjs-converter/dist/executor/graph_executor.js
var NO = class e {
	get weightIds() {
		return this.parent ? this.parent.weightIds : this._weightIds;
	}
	get functionExecutorMap() {
		return this.parent ? this.parent.functionExecutorMap : this._functionExecutorMap;
	}
	get weightMap() {
		return this.parent ? this.parent.weightMap : this._weightMap;
	}
	set weightMap(e) {
		let t = Object.keys(e).map((t) => e[t].map((e) => e.id));
		this._weightIds = [].concat(...t), this._weightMap = e;
	}
	set resourceManager(e) {
		this._resourceManager = e;
	}
	get inputs() {
		return this._inputs.map((e) => ({
			name: e.name,
			shape: e.attrParams.shape ? e.attrParams.shape.value : void 0,
			dtype: e.attrParams.dtype ? e.attrParams.dtype.value : void 0
		}));
	}
	get outputs() {
		return this._outputs.map((e) => ({
			name: e.name,
			shape: e.attrParams.shape ? e.attrParams.shape.value : void 0,
			dtype: e.attrParams.dtype ? e.attrParams.dtype.value : void 0
		}));
	}
	get inputNodes() {
		return this._inputs.map((e) => e.signatureKey || e.name);
	}
	get outputNodes() {
		return this._outputs.map((e) => {
			let t = e.signatureKey || e.name;
			return e.defaultOutput ? `${t}:${e.defaultOutput}` : t;
		});
	}
	get functions() {
		return Object.keys(this._functions).reduce((e, t) => (e[t] = this._functions[t].signature, e), {});
	}
	constructor(t, n) {
		this.graph = t, this.parent = n, this.compiledMap = /* @__PURE__ */ new Map(), this.parseNodeNameCache = /* @__PURE__ */ new Map(), this._weightMap = {}, this.SEPARATOR = ",", this._functions = {}, this._functionExecutorMap = {}, this.keepIntermediateTensors = !1, this._outputs = t.outputs, this._inputs = t.inputs, this._initNodes = t.initNodes, this._signature = t.signature, this._functions = t.functions, t.functions != null && Object.keys(t.functions).forEach((n) => {
			this._functionExecutorMap[n] = new e(t.functions[n], this);
		});
	}
	getCompilationKey(e, t) {
		let n = e.map((e) => e.name).sort(), r = t.map((e) => e.name).sort();
		return n.join(this.SEPARATOR) + "--" + r.join(this.SEPARATOR);
	}
	compile(e, t) {
		let n = xO(e, t, this.weightMap, this._initNodes), { missingInputs: r, dynamicNode: i, syncInputs: a } = n;
		if (i != null) throw Error(`This execution contains the node '${i.name}', which has the dynamic op '${i.op}'. Please use model.executeAsync() instead. Alternatively, to avoid the dynamic ops, specify the inputs [${a}]`);
		if (r.length > 0) {
			let n = t.map((e) => e.name), i = Object.keys(e);
			throw Error(`Cannot compute the outputs [${n}] from the provided inputs [${i}]. Missing the following inputs: [${r}]`);
		}
		let o = SO(this.graph, n);
		return {
			orderedNodes: o,
			nodeLiveUntilMap: EO(o)
		};
	}
	cloneAndKeepTensor(e) {
		if (e == null) return null;
		let t = e.clone();
		return Zi(t), t;
	}
	cloneTensorList(e) {
		return e ? e.map((e) => this.cloneAndKeepTensor(e)) : null;
	}
	cloneTensorMap(e) {
		return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, this.cloneTensorList(t)]));
	}
	execute(e, t) {
		this.disposeIntermediateTensors(), e = this.mapInputs(e);
		let n = Object.keys(e).sort();
		this.checkInputs(e), this.checkInputShapeAndType(e), t = this.mapOutputs(t), this.checkOutputs(t);
		let r = n.map((e) => this.graph.nodes[FE(e)[0]]), i = t.map((e) => FE(e)[0]), a = new Set(i), o = i.map((e) => this.graph.nodes[e]);
		o.length === 0 && (o = this._outputs);
		let s = this.getCompilationKey(r, o), c = this.compiledMap.get(s);
		c ?? (c = this.compile(e, o), this.compiledMap.set(s, c));
		try {
			this.keepIntermediateTensors = M().getBool("KEEP_INTERMEDIATE_TENSORS");
		} catch (e) {
			this.keepIntermediateTensors = !1, console.warn(e.message);
		}
		let l = {}, u = {};
		return B(() => {
			let n = new bO(this.weightMap, l, u, this.functionExecutorMap, this.parseNodeNameCache), r = Object.assign({}, this.weightMap);
			this.keepIntermediateTensors && (this.clonedTensorsMap = this.cloneTensorMap(this.weightMap)), Object.keys(e).forEach((t) => {
				let [i, a] = FE(t, n), o = [];
				o[a] = e[t], r[i] = o, this.keepIntermediateTensors && (this.clonedTensorsMap[i] = this.cloneTensorList(o));
			});
			let i = this.getFrozenTensorIds(r), { orderedNodes: o, nodeLiveUntilMap: s } = c;
			for (let e of o) {
				if (r[e.name]) continue;
				let t = yO(e, r, n, this._resourceManager);
				if (pe(t)) throw Error(`The execution of the op '${e.op}' returned a promise. Please use model.executeAsync() instead.`);
				r[e.name] = t, this.keepIntermediateTensors && (this.clonedTensorsMap[e.name] = this.cloneTensorList(t)), this.checkTensorForDisposalWithNodeLiveUntilInfo(e, r, n, i, a, s.get(e.name));
			}
			return this.parent ?? n.dispose(i), t.map((e) => jE(e, r, n));
		});
	}
	getFrozenTensorIds(e) {
		let t = [].concat.apply([], Object.keys(e).map((t) => e[t]).map((e) => e.map((e) => e.id)));
		return new Set(t);
	}
	checkTensorForDisposal(e, t, n, r, i, a, o) {
		if (!(AO(t) || a.has(e))) {
			for (let r of n[e]) r != null && (o[r.id] = (o[r.id] || 0) + t.children.length);
			for (let e of t.inputs) {
				if (AO(e)) continue;
				let t = ME(e.name, n, r);
				if (t != null) for (let e of t) {
					if (!e || e.kept || i.has(e.id)) continue;
					let t = o[e.id];
					t === 1 ? (e.dispose(), delete o[e.id]) : t != null && o[e.id]--;
				}
			}
		}
	}
	checkTensorForDisposalWithNodeLiveUntilInfo(e, t, n, r, i, a) {
		function o(e) {
			return AO(e) || i.has(e.name);
		}
		if (!(AO(e) || a == null)) for (let e of a) {
			if (o(e)) continue;
			let i = ME(e.name, t, n);
			for (let e of i) !e || e.kept || r.has(e.id) || e.dispose();
		}
	}
	async executeAsync(e, t) {
		return this._executeAsync(e, t);
	}
	disposeIntermediateTensors() {
		this.clonedTensorsMap &&= (Object.values(this.clonedTensorsMap).forEach((e) => {
			for (let t of e) t && !t.isDisposed && t.dispose();
		}), null);
	}
	getIntermediateTensors() {
		return this.clonedTensorsMap;
	}
	async _executeAsync(e, t, n = !1, r = {}, i = {}) {
		this.disposeIntermediateTensors(), n || (e = this.mapInputs(e), this.checkInputs(e), this.checkInputShapeAndType(e), t = this.mapOutputs(t), this.checkOutputs(t));
		try {
			this.keepIntermediateTensors = M().getBool("KEEP_INTERMEDIATE_TENSORS");
		} catch (e) {
			this.keepIntermediateTensors = !1, console.warn(e.message);
		}
		let a = new bO(this.weightMap, r, i, this.functionExecutorMap, this.parseNodeNameCache);
		this.keepIntermediateTensors && (this.clonedTensorsMap = this.cloneTensorMap(this.weightMap));
		let o = await this.executeWithControlFlow(e, a, t, n), s = t.map((e) => jE(e, o, a)), c = s.map((e) => e.id), l = Object.keys(e).map((t) => e[t].id), u = /* @__PURE__ */ new Set([
			...c,
			...l,
			...this.weightIds
		]);
		return Object.values(o).forEach((e) => {
			e.forEach((e) => {
				e && !e.isDisposed && !u.has(e.id) && e.dispose();
			});
		}), this.parent ?? a.dispose(u), s;
	}
	async executeFunctionAsync(e, t, n) {
		let r = e.reduce((e, t, n) => (e[this.inputs[n].name] = t, e), {});
		return this._executeAsync(r, this.outputNodes, !0, t, n);
	}
	async executeWithControlFlow(e, t, n, r) {
		let i = Object.keys(e), a = i.map((e) => this.graph.nodes[FE(e)[0]]), o = n.map((e) => FE(e)[0]), s = new Set(o), c = o.map((e) => this.graph.nodes[e]);
		c.length === 0 && (c = this._outputs);
		let { usedNodes: l, missingInputs: u, dynamicNode: d, syncInputs: f } = xO(e, c, this.weightMap, this._initNodes), p = [
			...a,
			...this.graph.weights,
			...this._initNodes || []
		].map((e) => ({
			node: e,
			contexts: t.currentContext
		})), m = Object.assign({}, this.weightMap);
		Object.keys(e).forEach((t) => {
			let [n, r] = FE(t), i = [];
			i[r] = e[t], m[n] = i;
		});
		let h = {}, g = this.getFrozenTensorIds(m), _ = {};
		for (; p.length > 0;) {
			let e = this.processStack(a, p, t, m, _, g, s, h, l);
			await Promise.all(e);
		}
		d == null && !r && console.warn("This model execution did not contain any nodes with control flow or dynamic output shapes. You can use model.execute() instead.");
		let v = c.filter((e) => !AO(e) && !jE(e.name, m, t)).map((e) => e.name);
		if (v.length > 0) {
			let e = "";
			throw d != null && (e = `Alternatively, to avoid the dynamic ops, use model.execute() and specify the inputs [${f}]`), Error(`Cannot compute the outputs [${v}] from the provided inputs [${i}]. Consider providing the following inputs: [${u}]. ${e}`);
		}
		return m;
	}
	processStack(e, t, n, r, i, a, o, s, c) {
		let l = [];
		for (; t.length > 0;) {
			let e = t.pop();
			n.currentContext = e.contexts;
			let u = "";
			if (e.node.op === "Enter" && $("isConstant", e.node, r, n) && ([u] = NE(e.node.name, n)), r[e.node.name] == null) {
				let d = yO(e.node, r, n, this._resourceManager);
				u || ([u] = NE(e.node.name, n));
				let f = n.currentContext;
				pe(d) ? l.push(d.then((l) => (r[u] = l, this.keepIntermediateTensors && (this.clonedTensorsMap[u] = this.cloneTensorList(l)), n.currentContext = f, this.checkTensorForDisposal(u, e.node, r, n, a, o, s), this.processChildNodes(e.node, t, n, r, i, c), l))) : (r[u] = d, this.keepIntermediateTensors && (this.clonedTensorsMap[u] = this.cloneTensorList(d)), this.checkTensorForDisposal(u, e.node, r, n, a, o, s), this.processChildNodes(e.node, t, n, r, i, c));
			} else this.processChildNodes(e.node, t, n, r, i, c);
		}
		return l;
	}
	processChildNodes(e, t, n, r, i, a) {
		e.children.forEach((e) => {
			let [o] = NE(e.name, n);
			!i[o] && a.has(e.name) && (e.op === "Merge" ? e.inputNames.some((e) => !!jE(e, r, n)) && (i[o] = !0, t.push({
				contexts: n.currentContext,
				node: e
			})) : e.inputNames.every((e) => !!jE(e, r, n)) && (i[o] = !0, t.push({
				contexts: n.currentContext,
				node: e
			})));
		});
	}
	dispose() {
		Object.keys(this.weightMap).forEach((e) => this.weightMap[e].forEach((e) => e.dispose()));
	}
	checkInputShapeAndType(e) {
		Object.keys(e).forEach((t) => {
			let n = e[t], [r] = FE(t), i = this.graph.nodes[r];
			if (i.attrParams.shape && i.attrParams.shape.value) {
				let e = i.attrParams.shape.value;
				_(e.length === n.shape.length && n.shape.every((t, n) => e[n] === -1 || e[n] === t), () => `The shape of dict['${i.name}'] provided in model.execute(dict) must be [${e}], but was [${n.shape}]`);
			}
			i.attrParams.dtype && i.attrParams.dtype.value && _(n.dtype === i.attrParams.dtype.value, () => `The dtype of dict['${i.name}'] provided in model.execute(dict) must be ${i.attrParams.dtype.value}, but was ${n.dtype}`);
		});
	}
	mapInputs(e) {
		let t = {};
		for (let n in e) {
			let r = this._signature?.inputs?.[n];
			r == null ? t[n] = e[n] : t[r.name] = e[n];
		}
		return t;
	}
	checkInputs(e) {
		let t = Object.keys(e).filter((e) => {
			let [t] = FE(e);
			return this.graph.nodes[t] == null;
		});
		if (t.length > 0) throw Error(`The dict provided in model.execute(dict) has keys: [${t}] that are not part of graph`);
	}
	mapOutputs(e) {
		return e.map((e) => {
			let t = this._signature?.outputs?.[e];
			return t == null ? e : t.name;
		}, {});
	}
	checkOutputs(e) {
		e.forEach((e) => {
			let [t] = FE(e);
			if (!this.graph.nodes[t]) throw Error(`The output '${e}' is not found in the graph`);
		});
	}
}, PO = class {
	constructor(e = {}, t = {}) {
		this.hashTableNameToHandle = e, this.hashTableMap = t;
	}
	addHashTable(e, t) {
		this.hashTableNameToHandle[e] = t.handle, this.hashTableMap[t.id] = t;
	}
	getHashTableHandleByName(e) {
		return this.hashTableNameToHandle[e];
	}
	getHashTableById(e) {
		return this.hashTableMap[e];
	}
	dispose() {
		for (let e in this.hashTableMap) this.hashTableMap[e].clearAndClose(), delete this.hashTableMap[e];
		for (let e in this.hashTableNameToHandle) this.hashTableNameToHandle[e].dispose(), delete this.hashTableNameToHandle[e];
	}
}, FO = "?tfjs-format=file", IO = "model.json", LO = class {
	get modelVersion() {
		return this.version;
	}
	get inputNodes() {
		return this.executor.inputNodes;
	}
	get outputNodes() {
		return this.executor.outputNodes;
	}
	get inputs() {
		return this.executor.inputs;
	}
	get outputs() {
		return this.executor.outputs;
	}
	get weights() {
		return this.executor.weightMap;
	}
	get metadata() {
		return this.artifacts.userDefinedMetadata;
	}
	get modelSignature() {
		return this.signature;
	}
	get modelStructuredOutputKeys() {
		return this.structuredOutputKeys;
	}
	constructor(e, t = {}, n = E_) {
		this.modelUrl = e, this.loadOptions = t, this.version = "n/a", this.io = n, t ?? (this.loadOptions = {}), this.resourceManager = new PO();
	}
	findIOHandler() {
		let e = this.modelUrl;
		if (e.load != null) this.handler = e;
		else if (this.loadOptions.requestInit != null) this.handler = this.io.browserHTTPRequest(e, this.loadOptions);
		else {
			let t = this.io.getLoadHandlers(e, this.loadOptions);
			if (t.length === 0) t.push(this.io.browserHTTPRequest(e, this.loadOptions));
			else if (t.length > 1) throw Error(`Found more than one (${t.length}) load handlers for URL '${[e]}'`);
			this.handler = t[0];
		}
	}
	load() {
		if (this.findIOHandler(), this.handler.load == null) throw Error("Cannot proceed with model loading because the IOHandler provided does not have the `load` method implemented.");
		let e = this.handler.load();
		return pe(e) ? e.then((e) => e.getWeightStream == null ? this.loadSync(e) : this.loadStreaming(e)) : this.loadSync(e);
	}
	loadSync(e) {
		let t = this.io.decodeWeights(e.weightData, e.weightSpecs);
		return this.loadWithWeightMap(e, t);
	}
	async loadStreaming(e) {
		if (e.getWeightStream == null) throw Error("Model artifacts missing streamWeights function");
		let t = await la(e.getWeightStream(), e.weightSpecs);
		return this.loadWithWeightMap(e, t);
	}
	loadWithWeightMap(e, t) {
		this.artifacts = e;
		let n = this.artifacts.modelTopology, r = this.artifacts.signature;
		if (this.artifacts.userDefinedMetadata != null) {
			let e = this.artifacts.userDefinedMetadata;
			e.signature != null && (r = e.signature), e.structuredOutputKeys != null && (this.structuredOutputKeys = e.structuredOutputKeys);
		}
		if (this.signature = r, this.version = `${n.versions.producer}.${n.versions.minConsumer}`, this.executor = new NO(SD.Instance.transformGraph(n, this.signature)), this.executor.weightMap = this.convertTensorMapToTensorsMap(t), this.executor.resourceManager = this.resourceManager, e.modelInitializer != null && e.modelInitializer.node != null) {
			let t = SD.Instance.transformGraph(e.modelInitializer);
			this.initializer = new NO(t), this.initializer.weightMap = this.executor.weightMap, this.initializer.resourceManager = this.resourceManager, this.initializerSignature = e.initializerSignature;
		}
		return !0;
	}
	async save(e, t) {
		if (typeof e == "string") {
			let t = this.io.getSaveHandlers(e);
			if (t.length === 0) throw Error(`Cannot find any save handlers for URL '${e}'`);
			if (t.length > 1) throw Error(`Found more than one (${t.length}) save handlers for URL '${e}'`);
			e = t[0];
		}
		if (e.save == null) throw Error("GraphModel.save() cannot proceed because the IOHandler provided does not have the `save` attribute defined.");
		return e.save(this.artifacts);
	}
	addStructuredOutputNames(e) {
		if (this.structuredOutputKeys) {
			let t = e instanceof pi ? [e] : e, n = {};
			return t.forEach((e, t) => n[this.structuredOutputKeys[t]] = e), n;
		}
		return e;
	}
	predict(e, t) {
		let n = this.execute(e, this.outputNodes);
		return this.addStructuredOutputNames(n);
	}
	async predictAsync(e, t) {
		let n = await this.executeAsync(e, this.outputNodes);
		return this.addStructuredOutputNames(n);
	}
	normalizeInputs(e) {
		if (!(e instanceof pi) && !Array.isArray(e)) {
			let t = this.signature?.inputs;
			if (t != null) for (let n in t) {
				let r = t[n];
				r.resourceId != null && (e[n] = this.resourceIdToCapturedInput[r.resourceId]);
			}
			return e;
		}
		e = Array.isArray(e) ? e : [e];
		let t = Object.keys(this.resourceIdToCapturedInput).length;
		if (e.length + t !== this.inputNodes.length) throw Error(`Input tensor count mismatch, the graph model has ${this.inputNodes.length - t} non-resource placeholders, while there are ${e.length} input tensors provided.`);
		let n = 0;
		return this.inputNodes.reduce((t, r) => {
			let i = this.signature?.inputs?.[r]?.resourceId;
			return t[r] = i == null ? e[n++] : this.resourceIdToCapturedInput[i], t;
		}, {});
	}
	normalizeOutputs(e) {
		return e ||= this.outputNodes, Array.isArray(e) ? e : [e];
	}
	executeInitializerGraph() {
		return this.initializer == null ? [] : this.initializerSignature == null ? this.initializer.execute({}, []) : this.initializer.execute({}, Object.keys(this.initializerSignature.outputs));
	}
	async executeInitializerGraphAsync() {
		return this.initializer == null ? [] : this.initializerSignature == null ? this.initializer.executeAsync({}, []) : this.initializer.executeAsync({}, Object.keys(this.initializerSignature.outputs));
	}
	setResourceIdToCapturedInput(e) {
		if (this.resourceIdToCapturedInput = {}, this.initializerSignature) {
			let t = this.initializerSignature.outputs, n = Object.keys(t);
			for (let r = 0; r < n.length; r++) {
				let i = t[n[r]];
				this.resourceIdToCapturedInput[i.resourceId] = e[r];
			}
		}
	}
	execute(e, t) {
		this.resourceIdToCapturedInput ?? this.setResourceIdToCapturedInput(this.executeInitializerGraph()), e = this.normalizeInputs(e), t = this.normalizeOutputs(t);
		let n = this.executor.execute(e, t);
		return n.length > 1 ? n : n[0];
	}
	async executeAsync(e, t) {
		this.resourceIdToCapturedInput ?? this.setResourceIdToCapturedInput(await this.executeInitializerGraphAsync()), e = this.normalizeInputs(e), t = this.normalizeOutputs(t);
		let n = await this.executor.executeAsync(e, t);
		return n.length > 1 ? n : n[0];
	}
	getIntermediateTensors() {
		return this.executor.getIntermediateTensors();
	}
	disposeIntermediateTensors() {
		this.executor.disposeIntermediateTensors();
	}
	convertTensorMapToTensorsMap(e) {
		return Object.keys(e).reduce((t, n) => (t[n] = [e[n]], t), {});
	}
	dispose() {
		this.executor.dispose(), this.initializer && (this.initializer.dispose(), this.resourceIdToCapturedInput && Xi(this.resourceIdToCapturedInput)), this.resourceManager.dispose();
	}
};
async function RO(e, t = {}, n = E_) {
	if (e == null) throw Error("modelUrl in loadGraphModel() cannot be null. Please provide a url or an IOHandler that loads the model");
	t ??= {}, t.fromTFHub && typeof e == "string" && (e = zO(e));
	let r = new LO(e, t, n);
	return await r.load(), r;
}
function zO(e) {
	return e.endsWith("/") || (e += "/"), `${e}${IO}${FO}`;
}
//#endregion
export { M as env, E_ as io, RO as loadGraphModel, Qi as setBackend, wE as setWasmPaths, zp as tensor4d, id as zeros };
